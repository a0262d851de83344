import type { StudyView } from '../../model/study.ts';
import { formatTime } from '../shared/format.ts';
import { studyHints } from './hints.ts';
import type { StudyModel } from './study-model.ts';
import { studyText } from './text.ts';

interface StudyProgressProps {
  model: StudyModel;
  /** Whether the learner can choose between one deck and all. */
  hasOtherDecks: boolean;
}

/** Progress of the day, as a bar and as numbers, which change with each answer. */
export function StudyProgress({ model, hasOtherDecks }: StudyProgressProps) {
  const view = model.view.value;
  if (!view) return null;
  const practised = model.practice.left.value;
  const left = view.answersLeft;
  const done = view.today.reviews;
  return (
    <div class="study-progress">
      {practised > 0 ? (
        <span class="study-mode">{studyText.practice}</span>
      ) : (
        <progress class="sync-bar" aria-label={studyText.progress} value={done} max={Math.max(1, done + left)} />
      )}
      <span class="study-left" id="study-left">
        {practised > 0 ? studyText.left({ count: practised }) : studyText.doneAndLeft({ done, left })}
      </span>
      {practised > 0 ? null : <Counts view={view} />}
      <SessionChoices model={model} hasOtherDecks={hasOtherDecks} isPractice={practised > 0} />
    </div>
  );
}

/** Words left, by what is asked of them, and when the next one returns. */
function Counts({ view: { left, stepAt } }: { view: StudyView }) {
  return (
    <ul class="study-counts" id="study-counts">
      <li>{studyText.newCount({ count: left.new })}</li>
      <li>
        {stepAt === undefined
          ? studyText.learningCount({ count: left.learning })
          : studyText.learningUntil({ count: left.learning, time: formatTime(stepAt) })}
      </li>
      <li>{studyText.dueCount({ count: left.due })}</li>
    </ul>
  );
}

const FIVE_MINUTES_MS = 5 * 60_000;

interface SessionChoicesProps {
  model: StudyModel;
  hasOtherDecks: boolean;
  isPractice: boolean;
}

/** Length of the session, its decks, and its end. */
function SessionChoices({ model, hasOtherDecks, isPractice }: SessionChoicesProps) {
  const isLimited = model.endsAt.value !== undefined;
  const isOneDeck = model.isOneDeck.value;
  return (
    <span class="study-choices">
      {isPractice ? null : (
        <button
          type="button"
          class="button is-small is-plain"
          id="study-limit"
          title={studyHints.fiveMinutes}
          aria-pressed={isLimited}
          onClick={(event) => {
            leaveIfPointed(event);
            model.limit(isLimited ? undefined : FIVE_MINUTES_MS);
          }}
        >
          {studyText.fiveMinutes}
        </button>
      )}
      {hasOtherDecks && !isPractice ? (
        <button
          type="button"
          class="button is-small is-plain"
          id="study-one-deck"
          title={studyHints.oneDeck}
          aria-pressed={isOneDeck}
          onClick={(event) => {
            leaveIfPointed(event);
            void model.studyOneDeck(!isOneDeck);
          }}
        >
          {studyText.oneDeck}
        </button>
      ) : null}
      <button
        type="button"
        class="button is-small is-plain"
        id="study-stop"
        title={studyHints.stop}
        onClick={model.stop}
      >
        {studyText.stop}
      </button>
    </span>
  );
}

/** After a pointer click the focus returns to the card. A key press has a click count of 0. */
function leaveIfPointed({ detail, currentTarget }: MouseEvent & { currentTarget: HTMLElement }): void {
  if (detail > 0) currentTarget.blur();
}
