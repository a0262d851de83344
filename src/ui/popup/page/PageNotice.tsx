import { useLayoutEffect, useRef } from 'preact/hooks';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { findText } from '../search/text.ts';
import type { PageModel } from './page-model.ts';
import { doneText } from './text.ts';

/** What was done last, with its undo. */
export function PageNotice({ model: { done, problem, undo } }: { model: PageModel }) {
  const button = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const last = done.value;
  // The pressed button goes with its word, and that of Undo with what it undoes.
  useLayoutEffect(() => (button.current ?? message.current)?.focus(), [last]);
  return (
    <div class="page-notice" id="page-notice" role="status">
      {problem.value === undefined ? null : <ErrorNotice code={problem.value} />}
      {last === undefined ? null : (
        <p class="page-done" ref={message} tabIndex={-1}>
          <span>{last.kind === 'undone' ? doneText.undone : doneText[last.kind]({ count: last.count })}</span>
          {last.kind === 'undone' ? null : (
            <button
              type="button"
              class="button is-small"
              id="page-undo"
              title={doneText.undo}
              ref={button}
              onClick={() => void undo()}
            >
              {findText.undo}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
