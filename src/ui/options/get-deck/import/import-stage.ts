import type { ReadonlySignal } from '@preact/signals';
import type { ImportProgress } from '../../../../messaging/file-reader.ts';
import type { DeckSummary } from '../../../../model/source.ts';

/** State of the import screen. A new `chosen` object means a new file. */
export type ImportStage =
  | { kind: 'empty' }
  /** `readBytes`: of the file; 0 until the first cards are checked. */
  | { kind: 'reading'; readBytes: ReadonlySignal<number> }
  | { kind: 'chosen' }
  | { kind: 'importing'; progress: ReadonlySignal<ImportProgress> }
  /** `isNewer`: the file replaced an existing source as its newer version. */
  | { kind: 'done'; deck: DeckSummary; isNewer: boolean; seconds: number }
  | { kind: 'cancelled' };
