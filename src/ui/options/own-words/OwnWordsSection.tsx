import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';
import type { OwnWord } from '../../../model/definition.ts';
import { toLanguagePair } from '../../../model/pair.ts';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { Field } from '../../shared/Field.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { getTextAttributes } from '../../shared/written-language.ts';
import { ownWordsText } from '../settings-text.ts';
import { OwnWordForm } from './OwnWordForm.tsx';
import { createOwnWords, nameOwnWord, type OwnWords, searchOwnWords } from './own-words.ts';

/** Rows drawn at a time. */
const PAGE_ROWS = 30;

interface OwnWordsSectionProps {
  send: Send;
  entries: readonly DeckEntry[];
  /** Changes when the background may have changed the words. */
  changes: number;
}

/**
 * The learner's own meanings and words: browse, add, edit, remove.
 *
 * Long because the form and the list share which word is edited, and where the focus returns.
 */
export function OwnWordsSection({ send, entries, changes }: OwnWordsSectionProps) {
  const model = useMemo(() => createOwnWords(send), [send]);
  useEffect(() => void model.load(), [model, changes]);
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState(PAGE_ROWS);
  const [editing, setEditing] = useState<OwnWord | 'new'>();
  const addButton = useRef<HTMLButtonElement>(null);
  /** The button that opened the form; the button for a new word is re-created afterwards. */
  const opener = useRef<HTMLButtonElement | undefined>(undefined);
  const words = model.words.value;
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
      {words === undefined ? null : words.length === 0 ? (
        <p class="quiet">{ownWordsText.none}</p>
      ) : (
        <WordList
          model={model}
          found={searchOwnWords(words, typed)}
          typed={typed}
          rows={rows}
          onType={(text) => {
            setTyped(text);
            setRows(PAGE_ROWS);
          }}
          onMore={() => setRows(rows + PAGE_ROWS)}
          onEdit={edit}
        />
      )}
    </section>
  );
}

interface WordListProps {
  model: OwnWords;
  /** The words that contain what the learner typed. */
  found: readonly OwnWord[];
  typed: string;
  /** Number of shown words. */
  rows: number;
  onType: (typed: string) => void;
  onMore: () => void;
  /** Called with the pressed button. */
  onEdit: (word: OwnWord, button: HTMLButtonElement) => void;
}

/** The words that contain what the learner types, some at a time. */
function WordList({ model, found, typed, rows, onType, onMore, onEdit }: WordListProps) {
  return (
    <>
      <Field id="own-search" label={ownWordsText.search}>
        <input
          class="field"
          type="search"
          id="own-search"
          dir="auto"
          value={typed}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      </Field>
      <p class="quiet" id="own-count" role="status">
        {ownWordsText.found({ count: found.length })}
      </p>
      <ul class="entry-list" id="own-list">
        {found.slice(0, rows).map((word) => (
          <OwnRow
            key={`${word.pair} ${word.word}`}
            word={word}
            model={model}
            onEdit={(button) => onEdit(word, button)}
          />
        ))}
      </ul>
      {found.length > rows ? (
        <p class="row-buttons">
          <button type="button" class="button is-small" onClick={onMore}>
            {ownWordsText.more({ left: found.length - rows })}
          </button>
        </p>
      ) : null}
    </>
  );
}

interface OwnRowProps {
  word: OwnWord;
  model: OwnWords;
  /** Called with the pressed button. */
  onEdit: (button: HTMLButtonElement) => void;
}

function OwnRow({ word: own, model, onEdit }: OwnRowProps) {
  const { pair, word, text, sentence, rank, isStudied } = own;
  const language = getTextAttributes(toLanguagePair(pair).from);
  const shown = nameOwnWord(own);
  const press = (label: string, onPress: (button: HTMLButtonElement) => void) => (
    <button
      type="button"
      class="button is-small"
      aria-label={ownWordsText.actLabel({ act: label, word: shown })}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      {label}
    </button>
  );
  return (
    <li class="entry-row" data-word={word}>
      <span class="own-text">
        <bdi class="entry-name" {...language}>
          {shown}
        </bdi>{' '}
        <bdi>{text}</bdi>{' '}
        <span class="hint">{rank === undefined ? ownWordsText.notInDeck : ownWordsText.rank({ rank })}</span>
        {shown === word ? null : (
          <>
            {' '}
            <span class="hint">{ownWordsText.metAs({ word })}</span>
          </>
        )}
        {sentence === undefined ? null : (
          <span class="own-sentence" {...language}>
            {sentence}
          </span>
        )}
      </span>
      <span class="row-buttons">
        {isStudied ? null : press(ownWordsText.study, () => void model.study(own))}
        {press(ownWordsText.edit, onEdit)}
        {press(ownWordsText.remove, () => void model.remove(own))}
      </span>
    </li>
  );
}

function OwnMessages({ model }: { model: OwnWords }) {
  const notice = model.notice.value;
  const problem = model.problem.value;
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The row no longer exists.
    if (notice?.kind === 'removed') undo.current?.focus();
  }, [notice]);
  return (
    <div class="messages" id="own-messages" role="status">
      {problem === undefined ? null : <ErrorNotice code={problem} />}
      {notice === undefined ? null : (
        <Notice tone="success">
          <span class="notice-text">{ownWordsText.notices[notice.kind]({ word: notice.word })}</span>
          {notice.refs.length > 0 ? (
            <button type="button" class="button is-small" id="own-undo" ref={undo} onClick={() => void model.undo()}>
              {ownWordsText.undo}
            </button>
          ) : null}
        </Notice>
      )}
    </div>
  );
}
