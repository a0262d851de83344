import type { Op } from '../../../model/op.ts';
import type { DeckDay } from '../../../model/statistics.ts';
import type { WeightsByPair } from '../../../model/weights.ts';
import type { CardRow, DefinitionRow } from '../study-database.ts';
import type { Respelling } from './respelling.ts';

/** Contribution of one op to its study day. */
export type DayCounts = Omit<DeckDay, 'pair' | 'day'>;

/** Result of a replay: rows of the caches. */
export interface Replayed {
  cards: CardRow[];
  days: DeckDay[];
  definitions: DefinitionRow[];
}

/** The rules that compute caches from ops. They belong to `study`; the store only keeps their results. */
export interface Fold {
  /** Version of the rules, spellings and weights. Caches of another version are rebuilt. */
  engine: string;
  /** Caches use current spellings; ops keep their original ones. */
  respelling: Respelling;
  /** Of the memory model. */
  weights: WeightsByPair;
  /** The card after one more op; undefined if it has no effective op. */
  apply(card: CardRow | undefined, op: Op, word: string): CardRow | undefined;
  countDay(card: CardRow | undefined, op: Op): DayCounts | undefined;
  /** @param words - Only these words of ops on many words count. */
  replay(ops: readonly Op[], words?: ReadonlySet<string>): Replayed;
}
