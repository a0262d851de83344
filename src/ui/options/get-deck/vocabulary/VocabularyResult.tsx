import { ERROR_TEXTS } from '../../../shared/error-text.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { text } from '../../../shared/text.ts';
import { Facts } from './VocabularyPreview.tsx';
import type { VocabularyModel } from './vocabulary-model.ts';
import { vocabularyText } from './vocabulary-text.ts';

/** The result of an import with its undo, or why the file cannot be read. */
export function VocabularyResult({ model }: { model: VocabularyModel }) {
  const [stage, problem] = [model.stage.value, model.problem.value];
  if (problem) {
    const { title, advice } = ERROR_TEXTS[problem.code];
    return (
      <Notice tone="error" title={text.sentence({ title })}>
        <span class="notice-text" id="vocabulary-problem">
          <bdi>{model.name.value}</bdi>
          {': '}
          {problem.code === 'deck-file-invalid' ? vocabularyText.kept : advice}{' '}
          <span class="quiet" lang="en" dir="ltr">
            {problem.message}
          </span>
        </span>
      </Notice>
    );
  }
  const isCancelled = stage.kind === 'chosen' && stage.isCancelled === true;
  if (isCancelled || (stage.kind === 'done' && stage.undo === 'done'))
    return <Notice tone="info">{vocabularyText.undone}</Notice>;
  if (stage.kind !== 'done') return null;
  const { known, continued, wanted, defined, answers = 0 } = stage.counts;
  const isUndoing = stage.undo === 'running';
  return (
    <Notice tone="success" title={vocabularyText.done({ name: model.name.value })}>
      <Facts
        id="vocabulary-result"
        rows={[
          ['known', known],
          ['continued', continued],
          ['answers', answers],
          ['wanted', wanted],
          ['defined', defined],
        ]}
      />
      {stage.schedule ? <p class="quiet">{vocabularyText.scheduleUsed}</p> : null}
      {stage.isCompleted ? <p class="quiet">{vocabularyText.completed}</p> : null}
      <button
        type="button"
        class="button is-small"
        id="vocabulary-undo"
        aria-disabled={isUndoing}
        onClick={() => void model.undo()}
      >
        {isUndoing ? vocabularyText.undoing : vocabularyText.undo}
      </button>
    </Notice>
  );
}
