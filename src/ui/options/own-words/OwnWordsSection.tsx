import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';
import { OWN_WORD_SORTS, type OwnWord, type OwnWordQuery } from '../../../model/own-word.ts';
import type { DeckSummary } from '../../../model/source.ts';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { ownWordsText } from '../settings-text.ts';
import { OwnWordForm } from './OwnWordForm.tsx';
import { OwnWordList, type WordListKind } from './OwnWordList.tsx';
import { createOwnWords } from './own-words.ts';
import { OWN_WORD_FORMATS, writeOwnWords } from './own-words-file.ts';
import { WordListMessages } from './WordListMessages.tsx';

interface OwnWordsSectionProps {
  send: Send;
  entries: readonly DeckEntry[];
  /** All sources, which are named beside their words. */
  decks: readonly DeckSummary[];
  /** Changes when the background may have changed the words. */
  changes: number;
}

/** Its texts follow the language of the interface. */
const getKind = (): WordListKind<OwnWord, OwnWordQuery> => ({
  prefix: 'own',
  searchLabel: ownWordsText.search,
  sorts: OWN_WORD_SORTS.map((sort) => [sort, ownWordsText.sorts[sort]]),
  formats: OWN_WORD_FORMATS,
  write: writeOwnWords,
});

/**
 * The words that the learner took from pages or defined: browse, add, edit, change many, export.
 *
 * Long because the form and the list share which word is edited, and where the focus returns.
 */
export function OwnWordsSection({ send, entries, decks, changes }: OwnWordsSectionProps) {
  const model = useMemo(() => createOwnWords(send), [send]);
  useEffect(() => void model.load(), [model, changes]);
  const [editing, setEditing] = useState<OwnWord | 'new'>();
  const addButton = useRef<HTMLButtonElement>(null);
  /** The button that opened the form; the button for a new word is re-created afterwards. */
  const opener = useRef<HTMLButtonElement | undefined>(undefined);
  const page = model.page.value;
  const edit = (what: OwnWord | 'new', button: HTMLButtonElement) => {
    opener.current = button;
    model.dismiss();
    setEditing(what);
  };
  const close = () => setEditing(undefined);
  useLayoutEffect(() => {
    if (editing !== undefined || opener.current === undefined) return;
    const isThere = opener.current.isConnected;
    (isThere ? opener.current : addButton.current)?.focus();
    opener.current = undefined;
  }, [editing]);
  const isEmpty = page?.total === 0 && page.pairs.length === 0;
  return (
    <section class="box" id="own-words" aria-labelledby="own-words-title">
      <h2 class="box-title" id="own-words-title">
        {ownWordsText.title}
      </h2>
      <p class="form-intro">{ownWordsText.intro}</p>
      {editing !== undefined ? (
        <OwnWordForm
          key={editing === 'new' ? '' : `${editing.pair} ${editing.word}`}
          former={editing === 'new' ? undefined : editing}
          entries={entries}
          onSave={async (input, isToStudy) => {
            if (await model.save(input, isToStudy, editing === 'new' ? undefined : editing)) close();
          }}
          onCancel={close}
        />
      ) : entries.length === 0 ? (
        <p class="quiet">{ownWordsText.noDeck}</p>
      ) : (
        <p class="row-buttons">
          <button
            type="button"
            class="button"
            id="own-add"
            ref={addButton}
            onClick={({ currentTarget }) => edit('new', currentTarget)}
          >
            {ownWordsText.add}
          </button>
        </p>
      )}
      <WordListMessages prefix="own" model={model} />
      {page === undefined ? null : isEmpty ? (
        <p class="quiet">{ownWordsText.none}</p>
      ) : (
        <OwnWordList kind={getKind()} model={model} page={page} decks={decks} send={send} onEdit={edit} />
      )}
    </section>
  );
}
