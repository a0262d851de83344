import type { DeckSummary } from '../../model/source.ts';
import type { StudyDay, StudyStats } from '../../model/statistics.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { formatEstimate, formatNumber, formatShare } from '../shared/format.ts';
import { joinSentences } from '../shared/text.ts';
import { BarChart } from './BarChart.tsx';
import type { StatsModel } from './stats-model.ts';
import { countStreak, listDays, listWeeks, measureRetention, sumDays } from './study-days.ts';
import { formatDay, formatRanks, progressText, statsText } from './text.ts';

/** Number of past days in the charts. */
const SHOWN_DAYS = 30;
const SHOWN_WEEKS = 12;
const MINUTE_MS = 60_000;

/** Statistics: answers, retention and forecast. */
export function StatsView({ model, deck }: { model: StatsModel; deck: DeckSummary }) {
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
        <>
          {stats.days.length === 0 ? <NothingYet deck={deck} /> : <Past stats={stats} deck={deck} />}
          <section class="box">
            {deck.isComplete ? <RankChart stats={stats} /> : <p id="stats-incomplete">{statsText.ranksIncomplete}</p>}
          </section>
        </>
      )}
    </>
  );
}

function NothingYet({ deck }: { deck: DeckSummary }) {
  return (
    <section class="box" id="stats-empty" aria-labelledby="stats-empty-title">
      <h2 class="box-title" id="stats-empty-title">
        {statsText.emptyTitle}
      </h2>
      <p class="form-intro">{statsText.empty}</p>
      <p class="row-buttons">
        <a class="button is-primary" href={`/popup.html?tab&study&deck=${deck.pair}`}>
          {progressText.study}
        </a>
      </p>
    </section>
  );
}

function Past({ stats, deck }: { stats: StudyStats; deck: DeckSummary }) {
  const days = sumDays(stats.days);
  const last = listDays(days, stats.day - SHOWN_DAYS + 1, stats.day);
  return (
    <>
      <section class="box" id="stats-summary" aria-labelledby="stats-summary-title">
        <h2 class="box-title" id="stats-summary-title">
          {statsText.summary}
        </h2>
        <Summary stats={stats} deck={deck} days={days} last={last} />
      </section>
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
      <section class="box">
        <RetentionChart stats={stats} days={days} />
      </section>
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
    </>
  );
}

interface SummaryProps {
  stats: StudyStats;
  deck: DeckSummary;
  days: StudyDay[];
  last: StudyDay[];
}

function Summary({ stats, deck, days, last }: SummaryProps) {
  const { current, longest } = countStreak(days, stats.day, stats.skipped);
  const { met, learning, coverage, milestone } = stats.achieved;
  const retention = measureRetention(last);
  const sum = (value: (stretch: StudyStats['stretches'][number]) => number) =>
    stats.stretches.reduce((all, stretch) => all + value(stretch), 0);
  const words = sum((stretch) => stretch.words);
  const ms = last.reduce((all, day) => all + day.ms, 0);
  const studied = last.filter(({ reviews }) => reviews > 0).length;
  return (
    <dl class="facts">
      {coverage === undefined ? null : (
        <Fact
          id="fact-coverage"
          name={statsText.coverage}
          value={formatShare(coverage.now)}
          note={statsText.coverageNote(coverage)}
        />
      )}
      <Fact id="fact-met" name={statsText.met} value={formatNumber(met)} note={statsText.metLearning({ learning })} />
      <Fact
        id="fact-known"
        name={statsText.known}
        value={formatNumber(sum(({ known }) => known))}
        note={deck.isComplete ? statsText.knownOf({ words }) : statsText.knownOfSoFar({ words })}
      />
      {milestone === undefined || !deck.isComplete ? null : (
        <Fact
          id="fact-milestone"
          name={statsText.milestone({ rank: milestone.rank })}
          value={formatShare(milestone.known / milestone.words)}
          note={statsText.milestoneKnown({ known: milestone.known, words: milestone.words })}
        />
      )}
      <Fact
        id="fact-retention"
        name={statsText.recalled}
        value={retention === undefined ? statsText.noShare : formatShare(retention)}
        note={statsText.wanted({ retention: stats.retention })}
      />
      <Fact
        id="fact-time"
        name={statsText.time}
        value={ms === 0 ? statsText.noTime : formatEstimate(ms)}
        {...(studied === 0 ? {} : { note: statsText.timeADay({ ms: ms / studied }) })}
      />
      {stats.hasStreak ? (
        <Fact
          id="fact-streak"
          name={statsText.streak}
          value={formatNumber(current)}
          note={joinSentences([statsText.streakLongest({ longest }), statsText.streakForgives])}
        />
      ) : null}
    </dl>
  );
}

function Fact({ id, name, value, note }: { id: string; name: string; value: string; note?: string }) {
  return (
    <div class="fact" id={id}>
      <dt>{name}</dt>
      <dd class="fact-value">{value}</dd>
      {note === undefined ? null : <dd class="hint">{note}</dd>}
    </div>
  );
}

function RetentionChart({ stats, days }: { stats: StudyStats; days: StudyDay[] }) {
  const weeks = listWeeks(days, stats.day, SHOWN_WEEKS);
  return (
    <BarChart
      id="stats-retention"
      title={statsText.retention}
      note={statsText.retentionNote}
      labelTitle={statsText.week}
      series={[statsText.kept]}
      rows={weeks.map((week) => ({ label: formatDay(week.first), values: [measureRetention(week.days)] }))}
      max={1}
      format={formatShare}
      line={{ value: stats.retention, label: statsText.wanted({ retention: stats.retention }) }}
    />
  );
}

function RankChart({ stats: { stretches } }: { stats: StudyStats }) {
  return (
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
  );
}
