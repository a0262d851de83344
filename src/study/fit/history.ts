import type { Op } from '../../model/op.ts';
import type { PairId } from '../../model/pair.ts';
import type { Rating } from '../../model/rating.ts';
import type { Respelling } from '../../store/study/caches/respelling.ts';

/** What the fit needs to know of an answer. */
export interface PastAnswer {
  /** 1 for "Forgot", 2 for "Hard", 3 for "Remembered", 4 for "Easy". */
  grade: number;
  /** Study days since the answer before it, as the replay counts them; 0 for the first one and for steps of the same day. */
  elapsed: number;
  at: number;
  day: number;
  /** Whether the clock had been set back since the answer before it. */
  isBack: boolean;
  spentMs: number;
}

/** The answers to a word in their order, from the first one or from a reset. */
export type Chain = readonly PastAnswer[];

const GRADES: Record<Rating, number> = { again: 1, hard: 2, good: 3, easy: 4 };

/**
 * Lists the answers of a log by word.
 *
 * @param ops - Those that are not undone, in their order.
 */
export function listChains(ops: Iterable<Op>, respelling: Respelling): Map<PairId, Chain[]> {
  const open = new Map<string, PastAnswer[]>();
  const found = new Map<PairId, Chain[]>();
  for (const op of ops) {
    const id = `${op.pair} ${respelling.toCurrent(op.pair, op.word)}`;
    if (op.kind === 'reset') open.delete(id);
    if (op.kind !== 'review') continue;
    const chain = open.get(id) ?? [];
    if (chain.length === 0) {
      open.set(id, chain);
      const ofPair = found.get(op.pair);
      if (ofPair) ofPair.push(chain);
      else found.set(op.pair, [chain]);
    }
    const passed = op.day - (chain.at(-1)?.day ?? op.day);
    const { at, day, spentMs } = op;
    chain.push({ grade: GRADES[op.rating], elapsed: Math.max(0, passed), at, day, isBack: passed < 0, spentMs });
  }
  return found;
}

/** Whether an answer says something about forgetting: only those after a night are predicted. */
export const isPredicted = ({ elapsed }: PastAnswer): boolean => elapsed > 0;

/** The answers that are predicted, the oldest first. */
export function listPredicted(chains: readonly Chain[]): PastAnswer[] {
  return chains.flatMap((chain) => chain.filter(isPredicted)).sort((a, b) => a.at - b.at);
}

/** The answers before an instant. */
export function cutChains(chains: readonly Chain[], until: number): Chain[] {
  return chains
    .map((chain) => {
      const end = chain.findIndex(({ at }) => at >= until);
      return end === -1 ? chain : chain.slice(0, end);
    })
    .filter(({ length }) => length > 0);
}
