import type { StudyView } from '../../model/study.ts';
import { formatTime } from '../shared/format.ts';
import { studyHints } from './hints.ts';
import type { StudyModel } from './study-model.ts';
import { studyText } from './text.ts';

/** One line above the card: the progress of the day as a bar, the words left, and the end of the session. */
export function StudyProgress({ model }: { model: StudyModel }) {
  const view = model.view.value;
  if (!view) return null;
  const practised = model.practice.left.value;
  return (
    <div class="study-progress">
      {practised > 0 ? (
        <span class="study-mode">
          {studyText.practice} <span id="study-left">{studyText.left({ count: practised })}</span>
        </span>
      ) : (
        <Day view={view} />
      )}
      <button type="button" class="study-stop" id="study-stop" title={studyHints.stop} onClick={model.stop}>
        {studyText.stop}
      </button>
    </div>
  );
}

/** Answers of the day, and words left by what is asked of them, with the time at which the next one returns. */
function Day({ view: { left, stepAt, answersLeft, today } }: { view: StudyView }) {
  const done = today.reviews;
  const answers = studyText.doneAndLeft({ done, left: answersLeft });
  return (
    <>
      <progress
        class="study-bar"
        aria-label={studyText.progress}
        title={answers}
        value={done}
        max={Math.max(1, done + answersLeft)}
      />
      <span class="visually-hidden" id="study-left">
        {answers}
      </span>
      <ul class="study-counts" id="study-counts" title={answers}>
        <li>{studyText.newCount({ count: left.new })}</li>
        <li>
          {stepAt === undefined
            ? studyText.learningCount({ count: left.learning })
            : studyText.learningUntil({ count: left.learning, time: formatTime(stepAt) })}
        </li>
        <li>{studyText.dueCount({ count: left.due })}</li>
      </ul>
    </>
  );
}
