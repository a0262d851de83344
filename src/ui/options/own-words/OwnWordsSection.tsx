import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';
import type { OwnWord } from '../../../model/own-word.ts';
import type { DeckSummary } from '../../../model/source.ts';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { ownWordsText } from '../settings-text.ts';
import { OwnWordForm } from './OwnWordForm.tsx';
import { OwnWordList } from './OwnWordList.tsx';
import { createOwnWords, type OwnWords, type OwnWordsNotice } from './own-words.ts';

interface OwnWordsSectionProps {
  send: Send;
  entries: readonly DeckEntry[];
  /** All sources, which are named beside their words. */
  decks: readonly DeckSummary[];
  /** Changes when the background may have changed the words. */
  changes: number;
}

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
      <OwnMessages model={model} />
      {page === undefined ? null : isEmpty ? (
        <p class="quiet">{ownWordsText.none}</p>
      ) : (
        <OwnWordList model={model} page={page} decks={decks} onEdit={edit} />
      )}
    </section>
  );
}

function OwnMessages({ model }: { model: OwnWords }) {
  const notice = model.notice.value;
  const problem = model.problem.value;
  const progress = model.progress.value;
  const undo = useRef<HTMLButtonElement>(null);
  const isFinished = progress === undefined;
  useLayoutEffect(() => {
    // The row may be gone, and the buttons for the selected words are off.
    if (isFinished && notice && notice.kind !== 'save' && notice.refs.length > 0) undo.current?.focus();
  }, [notice, isFinished]);
  return (
    <div class="messages" id="own-messages" role="status">
      {problem === undefined ? null : <ErrorNotice code={problem} />}
      {isFinished ? null : <progress id="own-progress" value={progress} aria-label={ownWordsText.working} />}
      {notice === undefined ? null : (
        <Notice tone="success">
          <span class="notice-text">{describeNotice(notice)}</span>
          {notice.refs.length > 0 && isFinished ? (
            <button type="button" class="button is-small" id="own-undo" ref={undo} onClick={() => void model.undo()}>
              {ownWordsText.undo}
            </button>
          ) : null}
        </Notice>
      )}
    </div>
  );
}

/** Names a single word, and counts several. */
function describeNotice({ kind, words: count, word }: OwnWordsNotice): string {
  const { many, notices } = ownWordsText;
  const shown = word ?? '';
  switch (kind) {
    case 'save':
      return notices.saved({ word: shown });
    case 'study':
      return word === undefined ? many.study({ count }) : notices.studied({ word: shown });
    case 'remove':
      return word === undefined ? many.remove({ count }) : notices.removed({ word: shown });
    case 'restored':
      return word === undefined ? many.undone({ count }) : notices.restored({ word: shown });
    case 'undone':
      return word === undefined ? many.undone({ count }) : notices.undone({ word: shown });
    case 'know':
    case 'stop':
      return many[kind]({ count });
  }
}
