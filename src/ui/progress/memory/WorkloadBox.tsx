import type { GoalCost, MemoryReport } from '../../../model/memory.ts';
import { formatInteger, formatNumber, formatShare } from '../../shared/format.ts';
import { BarChart, type BarRow } from '../BarChart.tsx';
import { workloadText } from '../text.ts';
import { formatMinutes } from './format.ts';
import type { MemorySettings } from './memory-model.ts';

/** New words a day whose cost is shown, besides the learner's own number. */
const NEW_PER_DAY = [0, 5, 10, 20, 40];
const MINUTE_MS = 60_000;

/** What goals and new words cost a day. */
export function WorkloadBox({ report, settings }: { report: MemoryReport; settings: MemorySettings }) {
  const { newPerDay, retention } = settings;
  const goal = report.goals.find((cost) => cost.retention === retention);
  const counts = [...new Set([...NEW_PER_DAY, newPerDay])].sort((a, b) => a - b);
  const common = {
    series: [workloadText.had, workloadText.fresh],
    more: [workloadText.reviews],
    format: formatMinutes,
  };
  return (
    <section class="box" id="workload" aria-labelledby="workload-title">
      <h2 class="box-title" id="workload-title">
        {workloadText.title}
      </h2>
      <p class="form-intro">{workloadText.intro}</p>
      <BarChart
        {...common}
        id="workload-goals"
        title={workloadText.byGoal}
        note={workloadText.byGoalNote({ words: newPerDay })}
        labelTitle={workloadText.goal}
        rows={report.goals.map((cost) => toRow(formatShare(cost.retention), cost, newPerDay))}
      />
      {goal === undefined ? null : (
        <BarChart
          {...common}
          id="workload-new"
          title={workloadText.byNew}
          note={workloadText.byNewNote({ goal: retention })}
          labelTitle={workloadText.newWords}
          rows={counts.map((count) => toRow(formatNumber(count), goal, count))}
        />
      )}
    </section>
  );
}

function toRow(label: string, { had, fresh }: GoalCost, newPerDay: number): BarRow {
  return {
    label,
    values: [had.ms / MINUTE_MS, (fresh.ms * newPerDay) / MINUTE_MS],
    more: [formatInteger(had.reviews + fresh.reviews * newPerDay)],
  };
}
