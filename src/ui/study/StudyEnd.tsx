import { joinSentences } from '../shared/text.ts';
import { useArrivalFocus } from '../shared/use-arrival-focus.ts';
import type { StudyModel } from './study-model.ts';
import { studyText } from './text.ts';

/** Summary after the last word or after the chosen time: results and what comes next. */
export function StudyEnd({ model }: { model: StudyModel }) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  const isPause = model.state.value === 'pause';
  const view = model.view.value;
  if (!view) return null;
  const { today, tomorrow, left } = view;
  const hasStudied = today.reviews > 0;
  return (
    <section class="study-end" id="study-end" aria-labelledby="study-end-title">
      <h1 class="blank-title" id="study-end-title" tabIndex={-1} ref={title}>
        {isPause ? studyText.pauseTitle : hasStudied ? studyText.doneTitle : studyText.nothingTitle}
      </h1>
      {hasStudied ? (
        <p id="study-summary">
          {joinSentences([
            studyText.summary({ answers: today.reviews, remembered: today.reviews - today.again, ms: today.ms }),
            ...(today.new > 0 ? [studyText.newToday({ count: today.new })] : []),
          ])}
        </p>
      ) : (
        <p class="quiet">{studyText.nothingAdvice}</p>
      )}
      <p class="quiet">
        {isPause
          ? studyText.left({ count: left.due + left.learning + left.new })
          : tomorrow === 0
            ? studyText.nothingTomorrow
            : studyText.tomorrow({ count: tomorrow })}
      </p>
      <p>
        <a class="link" href="/progress.html" target="_blank" rel="noopener" id="study-progress">
          {studyText.progressLink}
        </a>
      </p>
      <p class="row-buttons">
        {isPause ? (
          <button type="button" class="button is-primary" id="study-go-on" onClick={() => model.limit(undefined)}>
            {studyText.continue}
          </button>
        ) : (
          <button type="button" class="button" id="study-practise" onClick={() => void model.practise()}>
            {studyText.practise}
          </button>
        )}
        {view.canUndo ? (
          <button type="button" class="button" id="study-undo" onClick={() => void model.undo()}>
            {studyText.undo}
          </button>
        ) : null}
      </p>
    </section>
  );
}
