import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';
import type { OwnWord, OwnWordAct } from '../../../model/own-word.ts';
import { toLanguagePair } from '../../../model/pair.ts';
import type { DeckSummary } from '../../../model/source.ts';
import { AnkiButton } from '../../shared/anki/AnkiButton.tsx';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import { download } from '../../shared/download.ts';
import { Field } from '../../shared/Field.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { text } from '../../shared/text.ts';
import { isolate, nameLanguage, nameLanguageAlone } from '../../shared/written-language.ts';
import { toAnkiWord } from '../anki/to-anki-word.ts';
import { ownWordsText } from '../settings-text.ts';
import { nameSource } from '../source-name.ts';
import { OwnWordRow } from './OwnWordRow.tsx';
import type { OwnWordFileParts, OwnWordFormat } from './own-words-file.ts';
import { toAllBox, toWordId } from './own-words-state.ts';
import type { WordList, WordPage, WordQuery } from './word-list.ts';

/** The ways in which one list of words differs from the others. */
export interface WordListKind<Word extends OwnWord, Query extends WordQuery> {
  /** Of the ids of its controls. */
  prefix: string;
  searchLabel: string;
  sorts: readonly (readonly [Query['sort'], string])[];
  /** Facts of a word besides its state and its deck. */
  listFacts?: (word: Word) => string[];
  formats: readonly OwnWordFormat[];
  write: (format: OwnWordFormat, parts: OwnWordFileParts<Word>) => File;
}

interface OwnWordListProps<Word extends OwnWord, Query extends WordQuery> {
  kind: WordListKind<Word, Query>;
  model: WordList<Word, Query>;
  page: WordPage<Word>;
  decks: readonly DeckSummary[];
  send: Send;
  /** Called with the pressed button; absent where words cannot be edited. */
  onEdit?: (word: Word, button: HTMLButtonElement) => void;
  /** More choices beside the search. */
  children?: ComponentChildren;
}

type PartProps<Word extends OwnWord, Query extends WordQuery> = Pick<
  OwnWordListProps<Word, Query>,
  'kind' | 'model' | 'page'
>;

/** The words of a list, some at a time, with what can be done about them. */
export function OwnWordList<Word extends OwnWord, Query extends WordQuery>({
  kind,
  model,
  page,
  decks,
  send,
  onEdit,
  children,
}: OwnWordListProps<Word, Query>) {
  const { prefix } = kind;
  const { total, words, day } = page;
  const left = total - words.length;
  const selection = model.selection.value;
  return (
    <>
      <ListControls kind={kind} model={model} page={page} />
      {children}
      <p class="quiet" id={`${prefix}-count`} role="status">
        {ownWordsText.found({ count: total })}
      </p>
      {total === 0 ? null : <SelectionBar kind={kind} model={model} page={page} />}
      {total === 0 ? null : (
        <AnkiButton
          id={`${prefix}-anki`}
          send={send}
          findWords={async () => (await model.readAll())?.map(toAnkiWord)}
          isDisabled={selection.size === 0 || model.progress.value !== undefined}
        />
      )}
      <ul class="entry-list" id={`${prefix}-list`}>
        {words.map((word) => (
          <OwnWordRow
            key={toWordId(word)}
            word={word}
            day={day}
            deck={decks.find(({ id }) => id === word.source)}
            isSelected={selection.has(toWordId(word))}
            onSelect={(isOn) => model.select(word, isOn)}
            onAct={(act) => void model.act(act, word)}
            facts={kind.listFacts?.(word) ?? []}
            {...(onEdit && { onEdit: (button) => onEdit(word, button) })}
          />
        ))}
      </ul>
      {left > 0 ? (
        <p class="row-buttons">
          <button type="button" class="button is-small" id={`${prefix}-more`} onClick={() => void model.showMore()}>
            {ownWordsText.more({ left })}
          </button>
        </p>
      ) : null}
      {total === 0 ? null : <ExportButtons kind={kind} model={model} decks={decks} />}
    </>
  );
}

/** Search, languages and order. */
function ListControls<Word extends OwnWord, Query extends WordQuery>({
  kind: { prefix, searchLabel, sorts },
  model,
  page: { pairs },
}: PartProps<Word, Query>) {
  const { text: typed, pair = '', sort } = model.query.value;
  // Every query has these fields, which TypeScript cannot follow.
  const ask = (change: Partial<WordQuery>) => model.ask(change as Partial<Query>);
  const languages = pairs.map((choice) => {
    const { from, to } = toLanguagePair(choice);
    const names = { from: nameLanguageAlone(toReference(from)), to: nameLanguage(toReference(to)) };
    return [choice, text.pairLabel(names)] as const;
  });
  return (
    <div class="own-controls">
      <Field id={`${prefix}-search`} label={searchLabel}>
        <input
          class="field"
          type="search"
          id={`${prefix}-search`}
          dir="auto"
          maxLength={256}
          value={typed}
          onInput={({ currentTarget }) => void ask({ text: currentTarget.value })}
        />
      </Field>
      {pairs.length > 1 ? (
        <ChoiceSelect
          id={`${prefix}-pairs`}
          label={ownWordsText.pair}
          choices={[['', ownWordsText.allPairs], ...languages]}
          chosen={pair}
          onChoose={(chosen) => void ask({ pair: chosen || undefined })}
        />
      ) : null}
      <ChoiceSelect
        id={`${prefix}-sort`}
        label={ownWordsText.sort}
        choices={sorts}
        chosen={sort}
        onChoose={(chosen) => void ask({ sort: chosen })}
      />
    </div>
  );
}

const toReference = (code: string) => ({ iso639_3: code, name: code });

const SELECTION_ACTS: readonly OwnWordAct[] = ['study', 'know', 'stop', 'remove'];

/** Selects all words of the list, and changes the selected ones. It is always there, so that the list does not move. */
function SelectionBar<Word extends OwnWord, Query extends WordQuery>({
  kind: { prefix },
  model,
  page: { total },
}: PartProps<Word, Query>) {
  const selection = model.selection.value;
  const box = toAllBox(selection, total);
  const shown = selection.size === 0 ? ownWordsText.selectAll : ownWordsText.selected({ count: selection.size });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // An attribute for it does not exist.
    if (field.current) field.current.indeterminate = box === 'some';
  }, [box]);
  return (
    <fieldset class="own-selection" aria-label={ownWordsText.selection}>
      <label class="check">
        <input
          type="checkbox"
          id={`${prefix}-select-all`}
          ref={field}
          checked={box === 'all'}
          // A status does not name the box around it.
          aria-label={shown}
          onChange={({ currentTarget }) => void model.selectAll(currentTarget.checked)}
        />
        <span class="check-label" id={`${prefix}-selected`} role="status">
          {shown}
        </span>
      </label>
      <span class="row-buttons">
        {SELECTION_ACTS.map((act) => (
          <button
            type="button"
            class="button is-small"
            id={`${prefix}-${act}`}
            key={act}
            disabled={selection.size === 0 || model.progress.value !== undefined}
            onClick={() => void model.act(act)}
          >
            {ownWordsText.acts[act]}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

function ExportButtons<Word extends OwnWord, Query extends WordQuery>({
  kind: { prefix, formats, write },
  model,
  decks,
}: Pick<OwnWordListProps<Word, Query>, 'kind' | 'model' | 'decks'>) {
  const [saved, setSaved] = useState<{ count: number; file: string }>();
  const save = async (format: OwnWordFormat) => {
    setSaved(undefined);
    const words = await model.readAll();
    if (!words) return;
    const nameDeck = ({ source }: OwnWord) => {
      const deck = decks.find(({ id }) => id === source);
      return deck && nameSource(deck);
    };
    const file = write(format, { words, nameDeck });
    download(file);
    setSaved({ count: words.length, file: file.name });
  };
  return (
    <>
      <p class="row-buttons">
        {formats.map((format) => (
          <button
            type="button"
            class="button is-small"
            id={`${prefix}-export-${format}`}
            key={format}
            aria-describedby={`${prefix}-export-hint`}
            disabled={model.progress.value !== undefined}
            onClick={() => void save(format)}
          >
            {ownWordsText.export[format]}
          </button>
        ))}
        <span class="hint" id={`${prefix}-export-hint`}>
          {ownWordsText.exportHint}
        </span>
      </p>
      <div class="messages" id={`${prefix}-export-messages`} role="status">
        {saved === undefined ? null : (
          <Notice tone="success">{ownWordsText.saved({ count: saved.count, file: isolate(saved.file) })}</Notice>
        )}
      </div>
    </>
  );
}
