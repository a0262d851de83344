import { useLayoutEffect, useRef } from 'preact/hooks';
import type { OwnWord } from '../../../model/own-word.ts';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { ownWordsText } from '../settings-text.ts';
import type { WordList, WordListNotice, WordQuery } from './word-list.ts';

interface WordListMessagesProps {
  /** Of the ids of its elements. */
  prefix: string;
  model: Pick<WordList<OwnWord, WordQuery>, 'notice' | 'problem' | 'progress' | 'undo'>;
  /** Another text about words that were removed. */
  describeRemoved?: ((count: number) => string) | undefined;
}

/** Reports the last action on a list of words, with a button that undoes it. */
export function WordListMessages({ prefix, model, describeRemoved }: WordListMessagesProps) {
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
    <div class="messages" id={`${prefix}-messages`} role="status">
      {problem === undefined ? null : <ErrorNotice code={problem} />}
      {isFinished ? null : <progress id={`${prefix}-progress`} value={progress} aria-label={ownWordsText.working} />}
      {notice === undefined ? null : (
        <Notice tone="success">
          <span class="notice-text">{describeNotice(notice, describeRemoved)}</span>
          {notice.refs.length > 0 && isFinished ? (
            <button
              type="button"
              class="button is-small"
              id={`${prefix}-undo`}
              ref={undo}
              onClick={() => void model.undo()}
            >
              {ownWordsText.undo}
            </button>
          ) : null}
        </Notice>
      )}
    </div>
  );
}

/** Names a single word, and counts several. */
function describeNotice(
  { kind, words: count, word }: WordListNotice,
  describeRemoved?: (count: number) => string,
): string {
  const { many, notices } = ownWordsText;
  const shown = word ?? '';
  switch (kind) {
    case 'save':
      return notices.saved({ word: shown });
    case 'study':
      return word === undefined ? many.study({ count }) : notices.studied({ word: shown });
    case 'remove':
      if (describeRemoved) return describeRemoved(count);
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
