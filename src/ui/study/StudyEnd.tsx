import { useState } from 'preact/hooks';
import type { Send } from '../../messaging/client.ts';
import type { DeckSummary } from '../../model/source.ts';
import type { StudyView } from '../../model/study.ts';
import { formatTime } from '../shared/format.ts';
import { joinSentences } from '../shared/text.ts';
import { useArrivalFocus } from '../shared/use-arrival-focus.ts';
import { chooseStart } from './choose-start.ts';
import { HolidayNote } from './HolidayNote.tsx';
import { hintWithKey, studyHints } from './hints.ts';
import { moreHints, startText } from './more-text.ts';
import { ReminderOffer } from './ReminderOffer.tsx';
import { SuggestionNote } from './SuggestionNote.tsx';
import type { ChosenWords } from './session-scope.ts';
import { describeStudyEnd, type StudyEndState } from './study-end-state.ts';
import type { StudyModel } from './study-model.ts';
import { studyText } from './text.ts';
import { WeekNote } from './WeekNote.tsx';

interface StudyEndProps {
  model: StudyModel;
  send: Send;
  deck: DeckSummary | undefined;
}

/** Summary after the last word, the chosen time or "Stop": results and what comes next. */
export function StudyEnd({ model, send, deck }: StudyEndProps) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  const isPause = model.state.value === 'pause';
  const [isSettled, setSettled] = useState(isPause);
  const view = model.view.value;
  if (!view) return null;
  const state = describeStudyEnd({ view, isPause, isStopped: model.isStopped.value, deck });
  const pair = deck?.pair;
  const chosen = model.chosen.value;
  return (
    <section class={isSettled ? 'study-end' : 'study-end is-waiting'} id="study-end" aria-labelledby="study-end-title">
      <h1 class="blank-title" id="study-end-title" tabIndex={-1} ref={title}>
        {studyText[chosen && state.outcome === 'done' ? 'chosenTitle' : TITLES[state.outcome]]}
      </h1>
      <Today state={state} view={view} />
      <HolidayNote model={model} send={send} view={view} pair={pair} />
      <ComingDays state={state} view={view} />
      {deck && state.startRank !== undefined ? (
        <StartRank model={model} send={send} deck={deck} rank={state.startRank} />
      ) : null}
      {view.lastWeek ? <WeekNote model={model} send={send} summary={view.lastWeek} pair={pair} /> : null}
      {view.isReminderOffered ? <ReminderOffer model={model} send={send} pair={pair} /> : null}
      <p>
        <a class="link" href="/progress.html" target="_blank" rel="noopener" id="study-progress">
          {studyText.progressLink}
        </a>
      </p>
      <p class="row-buttons">
        {chosen ? <ReadOnButton chosen={chosen} /> : null}
        {state.next === 'continue' ? (
          <ContinueButton model={model} isPrimary={chosen === undefined} />
        ) : chosen ? (
          <OthersButton model={model} />
        ) : (
          <PractiseButton model={model} />
        )}
        {view.canUndo ? <UndoButton model={model} /> : null}
      </p>
      {isPause ? null : (
        <SuggestionNote
          model={model}
          send={send}
          reload={() => model.load(pair)}
          onSettled={() => setSettled(true)}
          onDone={() => title.current?.focus()}
        />
      )}
    </section>
  );
}

const TITLES = {
  stopped: 'stoppedTitle',
  pause: 'pauseTitle',
  done: 'doneTitle',
  nothing: 'nothingTitle',
} as const satisfies Record<StudyEndState['outcome'], keyof typeof studyText>;

interface StudyEndPartProps {
  state: StudyEndState;
  view: StudyView;
}

/** Today's results, and what is left of today. */
function Today({ state, view: { today, left, stepAt } }: StudyEndPartProps) {
  return (
    <>
      {state.summary === 'results' ? (
        <p id="study-summary">
          {joinSentences([
            studyText.summary({ answers: today.reviews, remembered: today.reviews - today.again, ms: today.ms }),
            ...(today.new > 0 ? [studyText.newToday({ count: today.new })] : []),
          ])}
        </p>
      ) : null}
      {state.summary === 'advice' ? <p class="quiet">{studyText.nothingAdvice}</p> : null}
      {state.hasRemaining ? (
        <p id="study-remaining">
          {joinSentences([
            studyText.leftToday({ fresh: left.new, learning: left.learning, due: left.due }),
            ...(stepAt === undefined ? [] : [studyText.stepReturns({ time: formatTime(stepAt) })]),
          ])}
        </p>
      ) : null}
    </>
  );
}

function ComingDays({ state, view }: StudyEndPartProps) {
  return (
    <>
      {state.hasPostponed ? <p id="study-postponed">{studyText.postponed({ count: view.postponed })}</p> : null}
      {state.hasTomorrow ? (
        <p class="quiet" id="study-tomorrow">
          {describeTomorrow(view)}
        </p>
      ) : null}
    </>
  );
}

/** Tomorrow's work if the learner stops now. */
function describeTomorrow({ tomorrow, newTomorrow }: StudyView): string {
  if (newTomorrow === 0) return tomorrow === 0 ? studyText.nothingTomorrow : studyText.tomorrow({ count: tomorrow });
  if (tomorrow === 0) return studyText.newTomorrow({ count: newTomorrow });
  return studyText.tomorrowWithNew({ due: tomorrow, fresh: newTomorrow });
}

/** Where new words start, with a button that starts them at the first rank. */
function StartRank({ model, send, deck, rank }: StudyEndProps & { deck: DeckSummary; rank: number }) {
  return (
    <p id="study-start-place">
      {startText.startsAt({ rank })}{' '}
      <button
        type="button"
        class="button is-small is-plain"
        id="study-from-top"
        title={moreHints.fromTop}
        onClick={() => void chooseStart({ model, send, pair: deck.pair, rank: deck.firstRank, isFixed: true })}
      >
        {startText.fromTop}
      </button>
    </p>
  );
}

/** After the words of a page: the way back to it. */
function ReadOnButton({ chosen }: { chosen: ChosenWords }) {
  return (
    <button
      type="button"
      class="button is-primary"
      id="study-read-on"
      title={studyHints.readOn}
      onClick={() => chosen.readOn()}
    >
      {studyText.readOn}
    </button>
  );
}

function OthersButton({ model }: { model: StudyModel }) {
  return (
    <button
      type="button"
      class="button"
      id="study-others"
      title={studyHints.others}
      onClick={() => void model.studyChosen(undefined)}
    >
      {studyText.others}
    </button>
  );
}

function ContinueButton({ model, isPrimary }: { model: StudyModel; isPrimary: boolean }) {
  return (
    <button
      type="button"
      class={isPrimary ? 'button is-primary' : 'button'}
      id="study-go-on"
      title={studyHints.continue}
      onClick={() => model.limit(undefined)}
    >
      {studyText.continue}
    </button>
  );
}

function PractiseButton({ model }: { model: StudyModel }) {
  return (
    <button
      type="button"
      class="button"
      id="study-practise"
      title={studyHints.practise}
      onClick={() => void model.practise()}
    >
      {studyText.practise}
    </button>
  );
}

function UndoButton({ model }: { model: StudyModel }) {
  return (
    <button
      type="button"
      class="button"
      id="study-undo"
      title={hintWithKey(studyHints.undo, model.modes.hasLetterKeys.value ? 'z' : undefined)}
      onClick={() => void model.undo()}
    >
      {studyText.undo}
    </button>
  );
}
