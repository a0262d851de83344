import type { CalibrationGroup, Leech, MemoryReport } from '../../../model/memory.ts';
import { type PairId, toLanguagePair } from '../../../model/pair.ts';
import { formatNumber, formatShare } from '../../shared/format.ts';
import { getTextAttributes, isolate } from '../../shared/written-language.ts';
import { BarChart } from '../BarChart.tsx';
import { healthText, heldText } from '../text.ts';
import { formatShares } from './format.ts';
import type { MemoryModel } from './memory-model.ts';

interface HealthBoxProps {
  report: MemoryReport;
  model: MemoryModel;
  pair: PairId;
}

/** How well forecasts hold, and what keeps words from being remembered. Nothing to say is nothing to show. */
export function HealthBox({ report: { health }, model, pair }: HealthBoxProps) {
  const { groups, isHardMisused, leeches } = health;
  if (groups.length === 0 && leeches.length === 0) return null;
  return (
    <section class="box" id="health" aria-labelledby="health-title">
      <h2 class="box-title" id="health-title">
        {healthText.title}
      </h2>
      {isHardMisused ? <p id="health-hard">{healthText.hard}</p> : null}
      {groups.length === 0 ? null : <Calibration groups={groups} />}
      {leeches.length === 0 ? null : (
        <div id="health-leeches">
          <h3 class="chart-title">{healthText.leeches}</h3>
          <p class="hint">{healthText.cure}</p>
          <ul class="entry-list">
            {leeches.map((leech) => (
              <LeechRow leech={leech} model={model} pair={pair} key={leech.word} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Calibration({ groups }: { groups: readonly CalibrationGroup[] }) {
  return (
    <BarChart
      id="health-calibration"
      title={healthText.calibration}
      note={healthText.calibrationNote}
      labelTitle={healthText.chance}
      series={[healthText.remembered]}
      more={[healthText.expected, healthText.reviews]}
      rows={groups.map(({ from, to, remembered, expected, answers }) => ({
        label: formatShares(from, to),
        values: [remembered],
        more: [formatShare(expected), formatNumber(answers)],
        mark: expected,
      }))}
      max={1}
      format={formatShare}
    />
  );
}

function LeechRow({ leech, model, pair }: { leech: Leech; model: MemoryModel; pair: PairId }) {
  const { word, lapses, answers, alike } = leech;
  const { from } = toLanguagePair(pair);
  const isStopped = model.stopped.value.has(word);
  const act = isStopped ? heldText.undo : heldText.acts.suspend;
  return (
    <li class="entry-row" data-word={word}>
      <span class="held-word">
        <bdi class="entry-name" {...getTextAttributes(from)}>
          {word}
        </bdi>{' '}
        <span class="hint">{healthText.lapses({ lapses, answers })}</span>{' '}
        {alike === undefined ? null : <span class="hint">{healthText.alike({ word: isolate(alike) })}</span>}
      </span>
      <span class="held-acts">
        <button
          type="button"
          class="button is-small"
          aria-label={heldText.actLabel({ act, word })}
          onClick={() => void model.toggle(word)}
        >
          {act}
        </button>
      </span>
    </li>
  );
}
