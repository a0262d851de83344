import type { Op, OpAction } from '../../src/model/op.ts';
import type { Rating } from '../../src/model/rating.ts';
import type { Replayed } from '../../src/store/study/caches/fold.ts';
import type { CardRow } from '../../src/store/study/study-database.ts';
import { applyOp } from '../../src/study/replay.ts';
import { previewChoices } from '../../src/study/schedule.ts';

let count = 0;

/** An op of one device, a second after the previous one. Ids are in the order of their numbers. */
export function makeOp<Action extends OpAction>(action: Action, parts: Partial<Op> = {}): Op & Action {
  count += 1;
  const at = parts.at ?? 1_790_000_000_000 + count * 1_000;
  const base = {
    device: 'laptop',
    seq: count,
    id: `op-${String(count).padStart(6, '0')}`,
    v: 1,
    at,
    wallAt: at,
    zoneMinutes: 120,
    day: 20_700,
  };
  return { ...base, pair: 'deu-eng', word: 'das Haus', ...action, ...parts } as Op & Action;
}

/** The answer of a button. */
export function makeReview(
  card: CardRow,
  rating: Rating,
  day: number,
  parts: Partial<Op> = {},
): Op & { kind: 'review' } {
  const choice = previewChoices(card, { day, retention: 0.9 })[rating];
  const { pair, word, lastOp: seen } = card;
  return makeOp(
    { kind: 'review', rating, ...choice, retention: 0.9, spentMs: 4_000, seen },
    { pair, word, day, ...parts },
  );
}

/** The card after an answer. */
export function answer(card: CardRow, rating: Rating, day: number): CardRow {
  const after = applyOp(card, makeReview(card, rating, day), card.word);
  if (!after) throw new Error('Expected a card after an answer, got none.');
  return after;
}

/** Rows in a fixed order, for comparisons. */
export function sortCaches({ cards, days, definitions }: Replayed): Replayed {
  const toKey = ({ pair, word = '' }: { pair: string; word?: string }) => `${pair} ${word}`;
  const byWord = (a: { pair: string; word?: string }, b: { pair: string; word?: string }) =>
    toKey(a) < toKey(b) ? -1 : Number(toKey(a) > toKey(b));
  return {
    cards: cards.toSorted(byWord),
    days: days.toSorted((a, b) => byWord(a, b) || a.day - b.day),
    definitions: definitions.toSorted(byWord),
  };
}
