import type { PlacementEstimate } from '../../study/placement.ts';
import { formatShare } from '../shared/format.ts';
import { BarChart } from './BarChart.tsx';
import { cutCurve } from './check-result.ts';
import type { DeckRanks } from './deck-ranks.ts';
import { checkText, formatRanks } from './text.ts';

/** Share of known words along the ranks of the deck. */
export function CheckCurve({ estimate, ranks }: { estimate: PlacementEstimate; ranks: DeckRanks }) {
  return (
    <BarChart
      id="check-curve"
      title={checkText.curveTitle}
      labelTitle={checkText.curveRanks}
      series={[checkText.curveShare]}
      rows={cutCurve(estimate, ranks.size).map(({ first, last, known }) => ({
        label: formatRanks(ranks.rankAt(first), ranks.rankAt(last)),
        values: [known],
      }))}
      max={1}
      format={formatShare}
    />
  );
}
