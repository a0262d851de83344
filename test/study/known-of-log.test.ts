import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Op, OpAction } from '../../src/model/op.ts';
import { createKnownWords } from '../../src/study/known-of-log.ts';
import { dropUndone, replay } from '../../src/study/replay.ts';
import { KNOWN_DAYS } from '../../src/study/stats.ts';
import { makeOp } from '../support/study.ts';

const WORDS = ['das Haus', 'der Baum'];

const review = (intervalDays: number): OpAction => {
  const answer = {
    rating: 'good',
    delayMs: intervalDays > 0 ? 0 : 600_000,
    retention: 0.9,
    spentMs: 0,
    seen: '',
  } as const;
  return { kind: 'review', intervalDays, ...answer };
};

const ACTIONS: OpAction[] = [
  review(0),
  review(5),
  review(KNOWN_DAYS),
  { kind: 'know' },
  { kind: 'suspend' },
  { kind: 'bury' },
  { kind: 'reset' },
  { kind: 'want' },
  { kind: 'know-all', words: WORDS },
  { kind: 'define', text: 'house' },
];

const toOps = (actions: readonly [OpAction, word: number][]) =>
  actions.map(([action, word], index) =>
    makeOp(action, {
      id: `op ${index}`,
      at: 1_000 + index,
      word: action.kind === 'know-all' ? '' : (WORDS[word] ?? ''),
    }),
  );

function countKnown(ops: readonly Op[]): number {
  const known = createKnownWords();
  for (const op of ops) known.add(op, op.kind === 'know-all' ? op.words : [op.word]);
  return known.count();
}

const countReplayed = (ops: readonly Op[]) =>
  replay(ops).cards.filter(
    ({ queue, intervalDays }) => queue === 'known' || (queue === 'review' && intervalDays >= KNOWN_DAYS),
  ).length;

test.each<[what: string, actions: OpAction[], known: number]>([
  ['nothing', [], 0],
  ['a mark', [{ kind: 'know' }], 1],
  ['a mark on many words', [{ kind: 'know-all', words: WORDS }], 2],
  ['a mark on many words, one of them in learning', [review(5), { kind: 'know-all', words: WORDS }], 1],
  ['an answer that lasts three weeks', [review(KNOWN_DAYS)], 1],
  ['a shorter one', [review(KNOWN_DAYS), review(5)], 0],
  ['a word that is asked again', [{ kind: 'know' }, { kind: 'want' }], 0],
  ['a paused word', [review(KNOWN_DAYS), { kind: 'suspend' }], 0],
  ['a resumed word', [review(KNOWN_DAYS), { kind: 'suspend' }, { kind: 'want' }], 1],
  ['a word that starts over', [{ kind: 'know' }, { kind: 'reset' }], 0],
])('known words of a log with %s', (_, actions, known) => {
  expect(countKnown(toOps(actions.map((action) => [action, 0])))).toBe(known);
});

test('known words of a log are those of its replay, in whatever order its ops are read', () => {
  const action = fc.tuple(fc.constantFrom(...ACTIONS), fc.constantFrom(0, 1));
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), fc.integer({ min: 0, max: 11 }), (actions, first) => {
      const ops = toOps(actions);
      const undone = ops[first];
      const undo = undone && makeOp({ kind: 'undo', ref: undone.id, of: undone.kind }, { id: 'undo', at: 5_000 });
      const all = undo ? [...ops, undo] : ops;
      const shuffled = dropUndone(all).toSorted((a, b) => ((a.at * 7) % 5) - ((b.at * 7) % 5));
      expect(countKnown(shuffled)).toBe(countReplayed(all));
    }),
  );
});
