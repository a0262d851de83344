import { splitAtWord } from '../../../anki/to-note.ts';
import { ANKI_VALUES, type AnkiConfig, type AnkiValue, type AnkiWord } from '../../../model/anki.ts';
import { toLanguagePair } from '../../../model/pair.ts';
import { ankiText } from '../../shared/anki/text.ts';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import { Field } from '../../shared/Field.tsx';
import { getTextAttributes } from '../../shared/written-language.ts';
import type { AnkiModel } from './anki-model.ts';

interface AnkiFieldsProps {
  model: AnkiModel;
  config: AnkiConfig;
}

/** Where words go in Anki, and what each field of a note is filled with. */
export function AnkiFields({ model, config }: AnkiFieldsProps) {
  const offer = model.offer.value;
  const { deck, noteType, fields, tags } = config;
  if (!offer && deck === '' && noteType === '') return <p class="quiet">{ankiText.connectFirst}</p>;
  const names = model.fields.value;
  const put = (name: string, value: AnkiValue | '') => {
    const { [name]: _, ...others } = fields;
    void model.change({ fields: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <>
      <ChoiceSelect
        id="anki-deck"
        label={ankiText.deck}
        choices={toChoices(offer?.decks, deck)}
        chosen={deck}
        onChoose={(chosen) => void model.change({ deck: chosen })}
      />
      <ChoiceSelect
        id="anki-noteType"
        label={ankiText.noteType}
        choices={toChoices(offer?.noteTypes, noteType)}
        chosen={noteType}
        onChoose={(chosen) => void model.chooseNoteType(chosen)}
      />
      {names.length === 0 ? null : (
        <fieldset class="anki-fields">
          <legend class="label">{ankiText.fields}</legend>
          {names.map((name, index) => (
            <ChoiceSelect
              key={name}
              id={`anki-field-${index}`}
              label={name}
              choices={listValues()}
              chosen={fields[name] ?? ''}
              onChoose={(value) => put(name, value)}
            />
          ))}
        </fieldset>
      )}
      <Field id="anki-tags" label={ankiText.tags} hint={ankiText.tagsHint}>
        <input
          class="field"
          id="anki-tags"
          dir="auto"
          maxLength={1_000}
          aria-describedby="anki-tags-hint"
          value={tags}
          onChange={({ currentTarget }) => void model.change({ tags: currentTarget.value })}
        />
      </Field>
      {names.length === 0 ? null : <Preview names={names} config={config} word={model.example.value} />}
    </>
  );
}

/** What Anki has, and what is chosen even if it is gone. */
function toChoices(names: readonly string[] = [], chosen: string): readonly (readonly [string, string])[] {
  const listed = names.includes(chosen) || chosen === '' ? names : [chosen, ...names];
  return [...(chosen === '' ? [['', ankiText.choose] as const] : []), ...listed.map((name) => [name, name] as const)];
}

const listValues = (): readonly (readonly [AnkiValue | '', string])[] => [
  ['', ankiText.values.none],
  ...ANKI_VALUES.map((value) => [value, ankiText.values[value]] as const),
];

interface PreviewProps {
  names: readonly string[];
  config: AnkiConfig;
  word: AnkiWord | undefined;
}

/** One of the learner's own words as a note. */
function Preview({ names, config, word }: PreviewProps) {
  if (!word) return <p class="quiet">{ankiText.noWord}</p>;
  return (
    <div class="anki-preview">
      <h3 class="label" id="anki-preview-title">
        {ankiText.preview}
      </h3>
      <dl class="anki-note" id="anki-preview" aria-labelledby="anki-preview-title">
        {names.map((name) => (
          <div key={name}>
            <dt class="quiet">
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <Value value={config.fields[name]} word={word} />
            </dd>
          </div>
        ))}
        <div>
          <dt class="quiet">{ankiText.tags}</dt>
          <dd>
            <bdi>{config.tags}</bdi>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Value({ value, word }: { value: AnkiValue | undefined; word: AnkiWord }) {
  const { from, to } = toLanguagePair(word.pair);
  const empty = <span class="quiet">{ankiText.empty}</span>;
  switch (value) {
    case undefined:
      return empty;
    case 'sentence': {
      const [before, marked, after] = splitAtWord(word);
      if (before + marked + after === '') return empty;
      return (
        <span {...getTextAttributes(from)}>
          {before}
          <b>{marked}</b>
          {after}
        </span>
      );
    }
    case 'meanings':
      return word.meanings.length === 0 ? empty : <Lines lines={word.meanings} attributes={getTextAttributes(to)} />;
    default:
      return word[value] ? <bdi {...(value === 'word' ? getTextAttributes(from) : {})}>{word[value]}</bdi> : empty;
  }
}

function Lines({ lines, attributes }: { lines: readonly string[]; attributes: object }) {
  return (
    <span {...attributes}>
      {lines.map((line, index) => (
        <span key={line}>
          {index === 0 ? null : <br />}
          {line}
        </span>
      ))}
    </span>
  );
}
