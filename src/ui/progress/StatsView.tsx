import type { DeckSummary } from '../../model/source.ts';
import type { StudyDay, StudyStats } from '../../model/statistics.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { formatNumber, formatShare } from '../shared/format.ts';
import { BarChart } from './BarChart.tsx';
import { MemoryBox } from './memory/MemoryBox.tsx';
import type { MemoryModel } from './memory/memory-model.ts';
import { SummaryView } from './SummaryView.tsx';
import type { StatsModel } from './stats-model.ts';
import { listDays, listWeeks, measureRetention, sumDays } from './study-days.ts';
import { SHOWN_DAYS, type Summary, summarise } from './summary-state.ts';
import { formatDay, formatRanks, progressText, statsText } from './text.ts';

const SHOWN_WEEKS = 12;
const MINUTE_MS = 60_000;

/** Statistics: answers, retention and forecast. */
export function StatsView({ model, memory, deck }: { model: StatsModel; memory?: MemoryModel; deck: DeckSummary }) {
  const stats = model.stats.value;
  const problem = model.problem.value;
  return (
    <>
      <div class="messages" id="stats-messages" role="status">
        {problem === undefined ? null : <ErrorNotice code={problem} />}
      </div>
      {stats === undefined ? (
        <p class="quiet">{statsText.loading}</p>
      ) : (
        <Loaded stats={stats} memory={memory} deck={deck} />
      )}
    </>
  );
}

function Loaded({ stats, memory, deck }: { stats: StudyStats; memory: MemoryModel | undefined; deck: DeckSummary }) {
  const summary = summarise(stats, deck.isComplete);
  return (
    <>
      {summary.stage === 'nothing' ? (
        <section class="box" id="stats-empty" aria-labelledby="stats-empty-title">
          <h2 class="box-title" id="stats-empty-title">
            {statsText.emptyTitle}
          </h2>
          <Begin deck={deck} />
        </section>
      ) : (
        <SummaryBox summary={summary} deck={deck} />
      )}
      {summary.stage === 'studied' ? <Past stats={stats} /> : null}
      {summary.stage === 'studied' && memory ? (
        <MemoryBox
          model={memory}
          pair={deck.pair}
          day={stats.day}
          answers={stats.days.reduce((sum, { reviews }) => sum + reviews, 0)}
        />
      ) : null}
      <section class="box">
        {deck.isComplete ? <RankChart stats={stats} /> : <p id="stats-incomplete">{statsText.ranksIncomplete}</p>}
      </section>
    </>
  );
}

function SummaryBox({ summary: { stage, facts }, deck }: { summary: Summary; deck: DeckSummary }) {
  return (
    <section class="box" id="stats-summary" aria-labelledby="stats-summary-title">
      <h2 class="box-title" id="stats-summary-title">
        {statsText.summary}
      </h2>
      <SummaryView facts={facts} isComplete={deck.isComplete} />
      {stage === 'begun' ? <Begin deck={deck} /> : null}
    </section>
  );
}

/** Before the first answer: what will be here, and the way to it. */
function Begin({ deck }: { deck: DeckSummary }) {
  return (
    <>
      <p class="form-intro">{statsText.empty}</p>
      <p class="row-buttons">
        <a class="button is-primary" href={`/popup.html?tab&study&deck=${deck.pair}`}>
          {progressText.study}
        </a>
      </p>
    </>
  );
}

/** A chart without anything to show is left out: answers may be old, or from another program. */
function Past({ stats }: { stats: StudyStats }) {
  const days = sumDays(stats.days);
  const last = listDays(days, stats.day - SHOWN_DAYS + 1, stats.day);
  return (
    <>
      <section class="box">
        <BarChart
          id="stats-forecast"
          title={statsText.forecast}
          note={statsText.forecastNote}
          labelTitle={statsText.day}
          series={[statsText.words]}
          rows={stats.forecast.map((words, ahead) => ({
            label: ahead === 0 ? statsText.today : formatDay(stats.day + ahead),
            values: [words],
          }))}
          format={formatNumber}
        />
      </section>
      {last.every(({ reviews }) => reviews === 0) ? null : (
        <section class="box">
          <BarChart
            id="stats-answers"
            title={statsText.answers}
            note={statsText.answersNote}
            labelTitle={statsText.day}
            series={[statsText.remembered, statsText.forgotten]}
            rows={last.map(({ day, reviews, again }) => ({ label: formatDay(day), values: [reviews - again, again] }))}
            format={formatNumber}
          />
        </section>
      )}
      <RetentionChart stats={stats} days={days} />
      {last.every(({ ms }) => ms < MINUTE_MS / 2) ? null : (
        <section class="box">
          <BarChart
            id="stats-minutes"
            title={statsText.minutes}
            note={statsText.minutesNote}
            labelTitle={statsText.day}
            series={[statsText.minutesHead]}
            rows={last.map(({ day, ms }) => ({ label: formatDay(day), values: [Math.round(ms / MINUTE_MS)] }))}
            format={formatNumber}
          />
        </section>
      )}
    </>
  );
}

function RetentionChart({ stats, days }: { stats: StudyStats; days: StudyDay[] }) {
  const weeks = listWeeks(days, stats.day, SHOWN_WEEKS).map((week) => {
    return { label: formatDay(week.first), values: [measureRetention(week.days)] };
  });
  if (weeks.every(({ values: [share] }) => share === undefined)) return null;
  return (
    <section class="box">
      <BarChart
        id="stats-retention"
        title={statsText.retention}
        note={statsText.retentionNote}
        labelTitle={statsText.week}
        series={[statsText.kept]}
        rows={weeks}
        max={1}
        format={formatShare}
        line={{ value: stats.retention, label: statsText.wanted({ retention: stats.retention }) }}
      />
    </section>
  );
}

function RankChart({ stats: { stretches, rest } }: { stats: StudyStats }) {
  return (
    <>
      <BarChart
        id="stats-ranks"
        title={statsText.ranks}
        note={statsText.ranksNote}
        labelTitle={statsText.rank}
        series={[statsText.knownSeries, statsText.learning, statsText.rest]}
        rows={stretches.map(({ first, last, words, known, learning }) => ({
          label: formatRanks(first, last),
          values: [known, learning, words - known - learning],
        }))}
        format={formatNumber}
      />
      {rest === undefined ? null : (
        <p class="hint" id="stats-rest">
          {statsText.ranksRest({ ...rest, last: rest.first - 1 })}
        </p>
      )}
    </>
  );
}
