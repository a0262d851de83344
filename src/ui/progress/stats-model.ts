import { type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../app-error.ts';
import type { Send } from '../../messaging/client.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import type { PairId } from '../../model/pair.ts';
import type { StudyStats } from '../../model/statistics.ts';

export interface StatsModel {
  /** Undefined until loaded. */
  stats: ReadonlySignal<StudyStats | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** @param pair - The deck whose words are counted by rank. */
  load(pair: PairId): Promise<void>;
}

export function createStatsModel(send: Send): StatsModel {
  const stats = signal<StudyStats | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);
  let wanted: PairId | undefined;
  return {
    stats,
    problem,
    async load(pair) {
      wanted = pair;
      problem.value = undefined;
      try {
        const answer = await send('study.stats', { pair });
        if (wanted === pair) stats.value = answer;
      } catch (thrown) {
        problem.value = toAppError(thrown).code;
      }
    },
  };
}
