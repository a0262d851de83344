import type { ExportFormat } from '../../../model/file-format.ts';
import type { DeckSummary } from '../../../model/source.ts';

/** Whether a format can hold the deck's ranks. In Wayword's own format a rank is a position. */
export function canExport({ firstRank, lastRank, cards }: DeckSummary, format: ExportFormat): boolean {
  return format !== 'deck' || (firstRank === 1 && lastRank === cards);
}
