import { useEffect, useRef, useState } from 'preact/hooks';
import { OWN_WORD_SORTS, type OwnWord, type OwnWordAct, type OwnWordPage } from '../../../model/own-word.ts';
import { toLanguagePair } from '../../../model/pair.ts';
import type { DeckSummary } from '../../../model/source.ts';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import { download } from '../../shared/download.ts';
import { Field } from '../../shared/Field.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { text } from '../../shared/text.ts';
import { isolate, nameLanguage, nameLanguageAlone } from '../../shared/written-language.ts';
import { ownWordsText } from '../settings-text.ts';
import { nameSource } from '../source-name.ts';
import { OwnWordRow } from './OwnWordRow.tsx';
import type { OwnWords } from './own-words.ts';
import { OWN_WORD_FORMATS, type OwnWordFormat, writeOwnWords } from './own-words-file.ts';
import { toAllBox, toWordId } from './own-words-state.ts';

interface OwnWordListProps {
  model: OwnWords;
  page: OwnWordPage;
  decks: readonly DeckSummary[];
  /** Called with the pressed button. */
  onEdit: (word: OwnWord, button: HTMLButtonElement) => void;
}

/** The words of the list, some at a time, with what can be done about them. */
export function OwnWordList({ model, page, decks, onEdit }: OwnWordListProps) {
  const { total, words, day } = page;
  const left = total - words.length;
  const selection = model.selection.value;
  return (
    <>
      <ListControls model={model} page={page} />
      <p class="quiet" id="own-count" role="status">
        {ownWordsText.found({ count: total })}
      </p>
      {total === 0 ? null : <SelectionBar model={model} total={total} />}
      <ul class="entry-list" id="own-list">
        {words.map((word) => (
          <OwnWordRow
            key={toWordId(word)}
            word={word}
            day={day}
            deck={decks.find(({ id }) => id === word.source)}
            isSelected={selection.has(toWordId(word))}
            onSelect={(isOn) => model.select(word, isOn)}
            onAct={(act) => void model.act(act, word)}
            onEdit={(button) => onEdit(word, button)}
          />
        ))}
      </ul>
      {left > 0 ? (
        <p class="row-buttons">
          <button type="button" class="button is-small" id="own-more" onClick={() => void model.showMore()}>
            {ownWordsText.more({ left })}
          </button>
        </p>
      ) : null}
      {total === 0 ? null : <ExportButtons model={model} decks={decks} />}
    </>
  );
}

/** Search, languages and order. */
function ListControls({ model, page: { pairs } }: { model: OwnWords; page: OwnWordPage }) {
  const { text: typed, pair = '', sort } = model.query.value;
  const languages = pairs.map((choice) => {
    const { from, to } = toLanguagePair(choice);
    const names = { from: nameLanguageAlone(toReference(from)), to: nameLanguage(toReference(to)) };
    return [choice, text.pairLabel(names)] as const;
  });
  return (
    <div class="own-controls">
      <Field id="own-search" label={ownWordsText.search}>
        <input
          class="field"
          type="search"
          id="own-search"
          dir="auto"
          maxLength={256}
          value={typed}
          onInput={({ currentTarget }) => void model.ask({ text: currentTarget.value })}
        />
      </Field>
      {pairs.length > 1 ? (
        <ChoiceSelect
          id="own-pairs"
          label={ownWordsText.pair}
          choices={[['', ownWordsText.allPairs], ...languages]}
          chosen={pair}
          onChoose={(chosen) => void model.ask({ pair: chosen || undefined })}
        />
      ) : null}
      <ChoiceSelect
        id="own-sort"
        label={ownWordsText.sort}
        choices={OWN_WORD_SORTS.map((choice) => [choice, ownWordsText.sorts[choice]] as const)}
        chosen={sort}
        onChoose={(chosen) => void model.ask({ sort: chosen })}
      />
    </div>
  );
}

const toReference = (code: string) => ({ iso639_3: code, name: code });

const SELECTION_ACTS: readonly OwnWordAct[] = ['study', 'know', 'stop', 'remove'];

/** Selects all words of the list, and changes the selected ones. It is always there, so that the list does not move. */
function SelectionBar({ model, total }: { model: OwnWords; total: number }) {
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
          id="own-select-all"
          ref={field}
          checked={box === 'all'}
          // A status does not name the box around it.
          aria-label={shown}
          onChange={({ currentTarget }) => void model.selectAll(currentTarget.checked)}
        />
        <span class="check-label" id="own-selected" role="status">
          {shown}
        </span>
      </label>
      <span class="row-buttons">
        {SELECTION_ACTS.map((act) => (
          <button
            type="button"
            class="button is-small"
            id={`own-${act}`}
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

function ExportButtons({ model, decks }: { model: OwnWords; decks: readonly DeckSummary[] }) {
  const [saved, setSaved] = useState<{ count: number; file: string }>();
  const save = async (format: OwnWordFormat) => {
    setSaved(undefined);
    const words = await model.readAll();
    if (!words) return;
    const nameDeck = ({ source }: OwnWord) => {
      const deck = decks.find(({ id }) => id === source);
      return deck && nameSource(deck);
    };
    const file = writeOwnWords(format, { words, nameDeck });
    download(file);
    setSaved({ count: words.length, file: file.name });
  };
  return (
    <>
      <p class="row-buttons">
        {OWN_WORD_FORMATS.map((format) => (
          <button
            type="button"
            class="button is-small"
            id={`own-export-${format}`}
            key={format}
            aria-describedby="own-export-hint"
            disabled={model.progress.value !== undefined}
            onClick={() => void save(format)}
          >
            {ownWordsText.export[format]}
          </button>
        ))}
        <span class="hint" id="own-export-hint">
          {ownWordsText.exportHint}
        </span>
      </p>
      <div class="messages" id="own-export-messages" role="status">
        {saved === undefined ? null : (
          <Notice tone="success">{ownWordsText.saved({ count: saved.count, file: isolate(saved.file) })}</Notice>
        )}
      </div>
    </>
  );
}
