import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Op } from '../../../src/model/op.ts';
import { replayInParts } from '../../../src/store/study/caches/replay-in-parts.ts';
import { createRespelling } from '../../../src/store/study/caches/respelling.ts';
import { LOG_TABLES } from '../../../src/store/study/log/log-tables.ts';
import { readLog } from '../../../src/store/study/log/read-log.ts';
import type { CardRow } from '../../../src/store/study/study-database.ts';
import { createFold } from '../../../src/study/replay.ts';
import { makeStore } from '../../support/store.ts';
import { makeOp, sortCaches } from '../../support/study.ts';

const WORDS = ['das Haus', 'die Straße', 'der Fluß', 'schön', 'Haus', 'neu'];
const fold = createFold(
  createRespelling([{ pair: 'deu-eng', respelt: { Haus: 'das Haus', 'der Fluß': 'der Fluss' } }]),
);

const action = fc.oneof(
  { weight: 5, arbitrary: fc.constant('review' as const) },
  fc.constantFrom('know', 'suspend', 'bury', 'reset', 'want', 'define', 'undefine', 'know-all', 'undo'),
);
const step = fc.record({
  action,
  word: fc.constantFrom(...WORDS),
  pair: fc.constantFrom('deu-eng', 'spa-eng'),
  day: fc.integer({ min: 20_700, max: 20_704 }),
  /** Ops of several devices at one instant, or out of order. */
  at: fc.integer({ min: 0, max: 30 }),
  /** The op that an undo takes back, counted from the first. */
  target: fc.nat(40),
  rating: fc.constantFrom('good', 'again'),
});

function toLog(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]): Op[] {
  return steps.map(({ action, word, pair, day, at, target, rating }, index): Op => {
    const place = { id: `op-${index}`, seq: index + 1, pair, day, at: 1_790_000_000_000 + at, word } as Partial<Op>;
    switch (action) {
      case 'review':
        return makeOp(
          { kind: 'review', rating, intervalDays: 1, delayMs: 0, retention: 0.9, spentMs: 4_000, seen: '' } as never,
          place,
        );
      case 'define':
        return makeOp({ kind: 'define', text: `meaning ${index}` }, place);
      case 'know-all':
        return makeOp({ kind: 'know-all', words: [word, 'unseen'] }, { ...place, word: '' });
      case 'undo':
        return makeOp({ kind: 'undo', ref: `op-${target}`, of: 'review' }, place);
      default:
        return makeOp({ kind: action } as never, place);
    }
  });
}

test('a replay in parts has the result of a replay at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.constantFrom(1, 3, 1_000), async (steps, opsAtOnce) => {
      const ops = toLog(steps);
      const { study } = makeStore();
      await study.ops.bulkAdd(ops);
      const cards: CardRow[] = [];
      const {
        words,
        ops: count,
        ...sums
      } = await replayInParts(study, fold, {
        opsAtOnce,
        onCards: async (some) => cards.push(...some),
      });
      const whole = fold.replay(ops);
      expect(sortCaches({ cards, ...sums })).toEqual(sortCaches(whole));
      expect(count).toBe(ops.length);
      expect([...words].sort()).toEqual(whole.cards.map(({ pair, word }) => `${pair} ${word}`).sort());
    }),
    { numRuns: 60 },
  );
});

test('runs in the transaction of its caller, over all its pages', async () => {
  const ops = toLog(WORDS.map((word, at) => ({ ...EXAMPLE, word, at })));
  const { study } = makeStore();
  await study.ops.bulkAdd(ops);
  const rebuild = (fails: boolean) =>
    study.write(LOG_TABLES, async (tables) => {
      await replayInParts(tables, fold, { opsAtOnce: 2, onCards: (cards) => tables.cards.bulkPut(cards) });
      for await (const page of readLog(tables, 2)) await tables.ops.bulkPut(page);
      if (fails) throw new Error('stopped');
    });
  await expect(rebuild(true)).rejects.toThrow('stopped');
  expect(await study.cards.count()).toBe(0);
  await rebuild(false);
  expect(await study.cards.count()).toBe(fold.replay(ops).cards.length);
});

test('later ops do not count', async () => {
  const ops = toLog([1, 2, 3].map((at) => ({ ...EXAMPLE, at })));
  const { study } = makeStore();
  await study.ops.bulkAdd(ops);
  const cards: CardRow[] = [];
  const until = ops[1]?.at ?? 0;
  const replayed = await replayInParts(study, fold, { until, onCards: async (some) => cards.push(...some) });
  expect(replayed.ops).toBe(2);
  expect(cards).toEqual(fold.replay(ops.slice(0, 2)).cards);
});

const EXAMPLE = {
  action: 'review',
  word: 'neu',
  pair: 'deu-eng',
  day: 20_700,
  at: 1,
  target: 0,
  rating: 'good',
} as const;
