import { ErrorNotice } from '../../../shared/ErrorNotice.tsx';
import { Notice } from '../../../shared/Notice.tsx';
import { isolate } from '../../../shared/written-language.ts';
import type { InterruptedImport } from './interrupted-import.ts';
import { vocabularyText } from './vocabulary-text.ts';

/** Says that a part of an import is stored, and takes it back. The same file completes it. */
export function InterruptedNotice({ model }: { model: InterruptedImport }) {
  const [name, undo, problem] = [model.name.value, model.undo.value, model.problem.value];
  if (name === undefined) return null;
  return (
    <div class="messages" id="vocabulary-interrupted" role="status">
      {problem ? <ErrorNotice code={problem.code} /> : null}
      {undo === 'done' ? (
        <Notice tone="info">{vocabularyText.undone}</Notice>
      ) : (
        <Notice tone="info">
          <span class="notice-text">{vocabularyText.interrupted({ name: isolate(name) })}</span>
          <button
            type="button"
            class="button is-small"
            id="vocabulary-interrupted-undo"
            aria-disabled={undo === 'running'}
            onClick={() => void model.takeBack()}
          >
            {undo === 'running' ? vocabularyText.undoing : vocabularyText.undo}
          </button>
        </Notice>
      )}
    </div>
  );
}
