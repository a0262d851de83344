import type { NoteType, VocabularyFile } from '../../../../model/vocabulary.ts';
import { Field } from '../../../shared/Field.tsx';
import { nameLanguage } from '../../../shared/written-language.ts';
import type { VocabularyModel } from './vocabulary-model.ts';
import type { NoteTypeChoice, VocabularyChoices } from './vocabulary-state.ts';
import { vocabularyText } from './vocabulary-text.ts';

interface NoteTypeListProps {
  model: VocabularyModel;
  file: VocabularyFile;
  languages: readonly (string | undefined)[];
  choices: VocabularyChoices;
}

const ROLES = ['word', 'meaning', 'reading', 'sentence'] as const;

/** Readers of books keep the sentence beside the word, so there is no field to choose. */
const hasOwnSentence = ({ program }: VocabularyFile) => program === 'kindle' || program === 'koreader';

/** Which notes to take, and which of their fields hold what; below, the decks to take them from. */
export function NoteTypeList({ model, file, languages, choices }: NoteTypeListProps) {
  return (
    <>
      <fieldset class="form-row vocabulary-list" id="vocabulary-note-types">
        <legend class="label">{vocabularyText.noteTypes}</legend>
        {file.noteTypes.map((noteType, index) => {
          const choice = choices.noteTypes[noteType.id];
          return choice ? (
            <NoteTypeRow
              key={noteType.id}
              model={model}
              noteType={noteType}
              choice={choice}
              language={languages[index]}
              place={index}
              roles={hasOwnSentence(file) ? ROLES.slice(0, -1) : ROLES}
              isOnly={file.noteTypes.length === 1}
            />
          ) : null;
        })}
      </fieldset>
      {file.decks.length > 1 ? <DeckList model={model} decks={file.decks} without={choices.withoutDecks} /> : null}
    </>
  );
}

interface NoteTypeRowProps {
  model: VocabularyModel;
  noteType: NoteType;
  choice: NoteTypeChoice;
  language: string | undefined;
  place: number;
  /** What a field may hold. */
  roles: readonly (typeof ROLES)[number][];
  isOnly: boolean;
}

function NoteTypeRow({ model, noteType, choice, language, place, roles, isOnly }: NoteTypeRowProps) {
  const { id, name, notes } = noteType;
  // A Kindle calls its languages by their codes.
  const title = name === id && language ? nameLanguage({ iso639_3: language, name }) : name || vocabularyText.allNotes;
  const label = vocabularyText.noteTypeOf({ name: isolate(title), count: notes });
  const hasFields = choice.isTaken && noteType.fields.length > 1;
  return (
    <div class="vocabulary-note-type">
      {isOnly ? (
        <p>{label}</p>
      ) : (
        <label class="import-check">
          <input
            type="checkbox"
            id={`vocabulary-take-${place}`}
            checked={choice.isTaken}
            onChange={({ currentTarget }) => void model.takeNoteType(id, currentTarget.checked)}
          />
          <span>
            {label}
            {language && name !== id ? (
              <span class="quiet">{` · ${nameLanguage({ iso639_3: language, name: language })}`}</span>
            ) : null}
          </span>
        </label>
      )}
      {hasFields ? (
        <fieldset class="import-row" aria-label={title}>
          {roles.map((role) => (
            <FieldSelect
              key={role}
              id={`vocabulary-${role}-${place}`}
              label={vocabularyText[role]}
              noteType={noteType}
              chosen={choice[role]}
              isRequired={role === 'word'}
              onChoose={(field) => void model.chooseFields(id, { [role]: field })}
            />
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

/** A name may be written in the other direction. */
const isolate = (name: string) => `\u2068${name}\u2069`;

const SAMPLE_LENGTH = 30;

interface FieldSelectProps {
  id: string;
  label: string;
  noteType: NoteType;
  chosen: number | undefined;
  isRequired: boolean;
  onChoose: (field: number | undefined) => void;
}

function FieldSelect({ id, label, noteType, chosen, isRequired, onChoose }: FieldSelectProps) {
  const { fields, examples } = noteType;
  const toLabel = (name: string, field: number) => {
    const sample = examples.map((note) => note[field] ?? '').find((cell) => cell !== '');
    if (sample === undefined) return name;
    const shown = [...sample].slice(0, SAMPLE_LENGTH).join('');
    return vocabularyText.field({ name: isolate(name), sample: isolate(shown === sample ? sample : `${shown}…`) });
  };
  return (
    <Field id={id} label={label}>
      <select
        class="field"
        id={id}
        value={chosen === undefined ? '' : String(chosen)}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : Number(value))}
      >
        {isRequired ? null : (
          <option value="" selected={chosen === undefined}>
            {vocabularyText.none}
          </option>
        )}
        {fields.map((name, field) => (
          <option key={`${field} ${name}`} value={String(field)} selected={field === chosen}>
            {toLabel(name, field)}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface DeckListProps {
  model: VocabularyModel;
  decks: VocabularyFile['decks'];
  without: readonly string[];
}

function DeckList({ model, decks, without }: DeckListProps) {
  return (
    <details class="more" id="vocabulary-decks">
      <summary class="more-summary">{vocabularyText.decks({ count: decks.length })}</summary>
      <div class="vocabulary-list">
        {decks.map(({ id, name, notes }) => (
          <label class="import-check" key={id}>
            <input
              type="checkbox"
              checked={!without.includes(id)}
              onChange={({ currentTarget }) => void model.takeDeck(id, currentTarget.checked)}
            />
            {vocabularyText.noteTypeOf({ name: isolate(name), count: notes })}
          </label>
        ))}
      </div>
    </details>
  );
}
