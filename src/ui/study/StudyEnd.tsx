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
  const view = model.view.value;
  if (!view) return null;
  const { today, left, stepAt } = view;
  const hasStudied = today.reviews > 0;
  return (
    <section class="study-end" id="study-end" aria-labelledby="study-end-title">
      <h1 class="blank-title" id="study-end-title" tabIndex={-1} ref={title}>
        {isPause
          ? model.isStopped.value
            ? studyText.stoppedTitle
            : studyText.pauseTitle
          : hasStudied
            ? studyText.doneTitle
            : studyText.nothingTitle}
      </h1>
      {hasStudied ? (
        <p id="study-summary">
          {joinSentences([
            studyText.summary({ answers: today.reviews, remembered: today.reviews - today.again, ms: today.ms }),
            ...(today.new > 0 ? [studyText.newToday({ count: today.new })] : []),
          ])}
        </p>
      ) : isPause || view.holiday?.kind === 'break' ? null : (
        <p class="quiet">{studyText.nothingAdvice}</p>
      )}
      {isPause ? (
        <p id="study-remaining">
          {joinSentences([
            studyText.leftToday({ fresh: left.new, learning: left.learning, due: left.due }),
            ...(stepAt === undefined ? [] : [studyText.stepReturns({ time: formatTime(stepAt) })]),
          ])}
        </p>
      ) : null}
      <HolidayNote model={model} send={send} view={view} pair={deck?.pair} />
      {view.postponed > 0 && view.holiday === undefined ? (
        <p id="study-postponed">{studyText.postponed({ count: view.postponed })}</p>
      ) : null}
      {view.holiday?.kind === 'break' || (isPause && view.tomorrow === 0) ? null : (
        <p class="quiet" id="study-tomorrow">
          {describeTomorrow(view)}
        </p>
      )}
      {deck && view.start !== undefined && view.start > deck.firstRank ? (
        <p id="study-start-place">
          {startText.startsAt({ rank: view.start })}{' '}
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
      ) : null}
      {view.lastWeek ? <WeekNote model={model} send={send} summary={view.lastWeek} pair={deck?.pair} /> : null}
      {view.isReminderOffered ? <ReminderOffer model={model} send={send} pair={deck?.pair} /> : null}
      <p>
        <a class="link" href="/progress.html" target="_blank" rel="noopener" id="study-progress">
          {studyText.progressLink}
        </a>
      </p>
      <p class="row-buttons">
        {isPause ? (
          <button
            type="button"
            class="button is-primary"
            id="study-go-on"
            title={studyHints.continue}
            onClick={() => model.limit(undefined)}
          >
            {studyText.continue}
          </button>
        ) : (
          <button
            type="button"
            class="button"
            id="study-practise"
            title={studyHints.practise}
            onClick={() => void model.practise()}
          >
            {studyText.practise}
          </button>
        )}
        {view.canUndo ? (
          <button
            type="button"
            class="button"
            id="study-undo"
            title={hintWithKey(studyHints.undo, model.modes.hasLetterKeys.value ? 'z' : undefined)}
            onClick={() => void model.undo()}
          >
            {studyText.undo}
          </button>
        ) : null}
      </p>
    </section>
  );
}

/** Tomorrow's work if the learner stops now. */
function describeTomorrow({ tomorrow, newTomorrow }: StudyView): string {
  if (tomorrow + newTomorrow === 0) return studyText.nothingTomorrow;
  return joinSentences([
    ...(tomorrow > 0 ? [studyText.tomorrow({ count: tomorrow })] : []),
    ...(newTomorrow > 0 ? [studyText.newTomorrow({ count: newTomorrow })] : []),
  ]);
}
