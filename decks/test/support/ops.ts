import type { Op, OpAction } from '../../../src/model/op.ts';
import type { PairId } from '../../../src/model/pair.ts';
import { makeNewCard } from '../../../src/study/replay.ts';
import { previewChoices } from '../../../src/study/schedule.ts';

const DAY = 20_700;

let count = 0;

/** An op of one device, a second after the previous one. */
export function makeOp<Action extends OpAction>(pair: PairId, word: string, action: Action): Op & Action {
  count += 1;
  const at = 1_790_000_000_000 + count * 1_000;
  const base = { device: 'laptop', seq: count, id: `op-${count}`, v: 1, at, wallAt: at, zoneMinutes: 120, day: DAY };
  return { ...base, pair, word, ...action } as Op & Action;
}

/** The first answer to a word, which the learner remembered. */
export function makeReview(pair: PairId, word: string): Op {
  const card = makeNewCard(pair, word);
  const { good } = previewChoices(card, { day: DAY, retention: 0.9 });
  return makeOp(pair, word, {
    kind: 'review',
    rating: 'good',
    ...good,
    retention: 0.9,
    spentMs: 4_000,
    seen: card.lastOp,
  });
}
