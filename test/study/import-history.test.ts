import fc from 'fast-check';
import { default_w } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { makeReport } from '../../src/memory/answer.ts';
import { RATINGS, type Rating } from '../../src/model/rating.ts';
import type { CardHistory, ImportedWord } from '../../src/model/vocabulary.ts';
import { findUndoable } from '../../src/store/study/log/ops.ts';
import { PUBLISHED } from '../../src/study/fit/weights.ts';
import { toStudyDay } from '../../src/study/study-day.ts';
import { isBegunByRank } from '../../src/study/study-order.ts';
import { IMPORT_NOW, makeImportLearner } from '../support/import-learner.ts';
import { listOps } from '../support/list-ops.ts';
import { makeHistory, makePastWord } from '../support/past-answers.ts';
import * as fitted from './fit/learner.ts';
import { MEMORIES } from './fit/memories.ts';

const PAIR = 'spa-eng';
const NOW = IMPORT_NOW;
const TODAY = toStudyDay(NOW, 60);

async function makeLearner() {
  const learner = await makeImportLearner();
  const run = (words: readonly ImportedWord[], options: { id?: string; isDryRun?: boolean; part?: string } = {}) => {
    const { id = crypto.randomUUID(), isDryRun = false, part = '0' } = options;
    return learner.wordImport.add({ id, part, pair: PAIR, known: [], words, isLast: true, isDryRun });
  };
  const cardOf = (word: string) => learner.store.study.cards.get([PAIR, word]);
  return { ...learner, run, cardOf };
}

/** Memory after answers, by the formulas of FSRS-6 as its authors publish them. */
function remember(answers: readonly { day: number; rating: Rating }[]) {
  const w = default_w as unknown as number[] & Record<number, number>;
  const at = (index: number) => w[index] as number;
  const grade = (rating: Rating) => RATINGS.indexOf(rating) + 1;
  const clampDifficulty = (value: number) => Math.min(10, Math.max(1, value));
  const firstDifficulty = (g: number) => at(4) - Math.exp(at(5) * (g - 1)) + 1;
  let [stability, difficulty, last] = [0, 0, 0];
  for (const [index, { day, rating }] of answers.entries()) {
    const g = grade(rating);
    if (index === 0) {
      [stability, difficulty] = [at(g - 1), clampDifficulty(firstDifficulty(g))];
    } else {
      const days = day - last;
      const factor = 0.9 ** (-1 / at(20)) - 1;
      const recall = (1 + (factor * days) / stability) ** -at(20);
      const before = stability;
      if (days === 0) {
        const growth = Math.exp(at(17) * (g - 3 + at(18))) * before ** -at(19);
        stability = before * (g >= 3 ? Math.max(1, growth) : growth);
      } else if (g === 1) {
        const kept = at(11) * difficulty ** -at(12) * ((before + 1) ** at(13) - 1) * Math.exp(at(14) * (1 - recall));
        stability = Math.min(kept, before / Math.exp(at(17) * at(18)));
      } else {
        const bonus = g === 2 ? at(15) : g === 4 ? at(16) : 1;
        const growth = Math.exp(at(8)) * (11 - difficulty) * before ** -at(9) * (Math.exp(at(10) * (1 - recall)) - 1);
        stability = before * (1 + growth * bonus);
      }
      const eased = difficulty + (-at(6) * (g - 3) * (10 - difficulty)) / 9;
      difficulty = clampDifficulty(at(7) * firstDifficulty(4) + (1 - at(7)) * eased);
    }
    last = day;
  }
  return { stability, difficulty };
}

const HISTORY = makeHistory([
  [TODAY - 60, 'again', -1],
  [TODAY - 60, 'good', -10],
  [TODAY - 60, 'good', 2],
  [TODAY - 58, 'hard', 3],
  [TODAY - 50, 'good', 20],
  [TODAY - 20, 'again', -10],
  [TODAY - 20, 'good', 4],
  [TODAY - 9, 'easy', 30],
]);

test('answers from another program can be fitted', async () => {
  const { store, run } = await makeLearner();
  const chains = fitted.makeLearner({ weights: MEMORIES.stepwise ?? PUBLISHED, words: 400, begin: TODAY - 400 });
  const words = chains.map((chain, index) => {
    const answers = chain.map(({ day, grade }, place): [number, Rating, number] => {
      const next = chain[place + 1]?.day ?? day;
      return [day, RATINGS[grade - 1] ?? 'good', next > day ? next - day : -600];
    });
    return makePastWord(`word ${index}`, 5, makeHistory(answers));
  });
  const { answers } = await run(words);
  const ops = await listOps(store);
  expect(ops).toHaveLength(answers ?? 0);
  const { verdict, health, goals } = makeReport(ops, { pair: PAIR, respelt: [], day: TODAY, goals: [0.9] });
  if (verdict.declined) throw new Error(verdict.declined);
  expect(verdict.fitted.isBetter).toBe(true);
  expect(verdict.fitted.weights.every(Number.isFinite)).toBe(true);
  expect(health.groups.length).toBeGreaterThan(0);
  expect(goals[0]?.had.ms).toBeGreaterThan(0);
});

describe('a history from another program', () => {
  test('is imported answer by answer, and due on the same day', async () => {
    const { store, run, cardOf, expectReplayed, study } = await makeLearner();
    expect(await run([makePastWord('ser', 5, HISTORY)])).toMatchObject({ continued: 1, answers: 8, wanted: 0 });
    const ops = await listOps(store);
    expect(ops.map(({ kind, day }) => [kind, day])).toEqual(HISTORY.answers.map(({ day }) => ['review', day]));
    expect(ops[3]).toMatchObject({ rating: 'hard', intervalDays: 3, spentMs: 3_000, zoneMinutes: 60, retention: 0.9 });
    expect(await cardOf('ser')).toMatchObject({ queue: 'review', due: TODAY + 21, reps: 8, lapses: 1 });
    await expectReplayed();
    expect((await study.next({ pair: PAIR })).today).toMatchObject({ reviews: 0, new: 0 });
  });

  test('comes to the same memory as the published formulas, for any answers', async () => {
    const answer = fc.record({ gap: fc.integer({ min: 0, max: 400 }), rating: fc.constantFrom(...RATINGS) });
    const { run, cardOf } = await makeLearner();
    let words = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 30 }), async (gaps) => {
        words += 1;
        const word = `palabra ${words}`;
        let day = TODAY - 1 - gaps.reduce((sum, { gap }) => sum + gap, 0);
        const days = gaps.map(({ gap, rating }) => {
          day += gap;
          return [day, rating, 7] as const;
        });
        await run([makePastWord(word, 5, makeHistory(days))]);
        const expected = remember(days.map(([on, rating]) => ({ day: on, rating })));
        const card = await cardOf(word);
        expect(card?.due).toBe(day + 7);
        expect(card?.stability).toBeGreaterThan(0);
        expect(Math.abs((card?.stability ?? 0) / expected.stability - 1)).toBeLessThan(1e-3);
        expect(Math.abs((card?.difficulty ?? 0) - expected.difficulty)).toBeLessThan(1e-3);
      }),
      { numRuns: 40 },
    );
  });

  test('that comes again adds only newer answers', async () => {
    const { store, run, cardOf, expectReplayed } = await makeLearner();
    const shorter: CardHistory = { ...HISTORY, answers: HISTORY.answers.slice(0, 5) };
    await run([makePastWord('ser', 5, shorter)]);
    expect(await run([makePastWord('ser', 5, shorter)])).toMatchObject({ continued: 0, answers: 0 });
    expect(await run([makePastWord('ser', 5, HISTORY)], { isDryRun: true })).toMatchObject({ continued: 1 });
    expect(await run([makePastWord('ser', 5, HISTORY)])).toMatchObject({ continued: 1, answers: 3 });
    expect(await run([makePastWord('ser', 5, HISTORY)], { isDryRun: true })).toMatchObject({ continued: 0 });
    expect(await listOps(store)).toHaveLength(8);
    expect(await cardOf('ser')).toMatchObject({ due: TODAY + 21, reps: 8 });
    await expectReplayed();
  });

  test('is taken back as a whole, and can be imported again', async () => {
    const { run, takeBack, readCaches, expectReplayed, cardOf } = await makeLearner();
    const words = ['ser', 'no', 'que'].map((word, index) => makePastWord(word, index, HISTORY));
    const id = crypto.randomUUID();
    await run(words, { id });
    const after = await readCaches();
    for (let time = 0; time < 2; time++) {
      await takeBack(id);
      await expectReplayed();
      expect(await readCaches()).toEqual({ cards: [], days: [], definitions: [] });
      expect(await run(words, { id, part: `${time + 1}` })).toMatchObject({ continued: 3, answers: 24 });
      await expectReplayed();
      expect((await readCaches()).days).toEqual(after.days);
    }
    expect(await cardOf('que')).toMatchObject({ due: TODAY + 21 });
  });

  test('comes with the weights that were fitted there, and is taken back with them', async () => {
    const { study, run, cardOf, takeBack, expectReplayed } = await makeLearner();
    await run([makePastWord('ser', 1, HISTORY)]);
    const before = await cardOf('ser');
    const weights = default_w.map((value, index) => (index < 4 ? value * 3 : value));
    const id = crypto.randomUUID();
    await study.adoptWeights({ id, part: 'weights', pairs: [PAIR], weights });
    await run([makePastWord('año', 2, HISTORY)], { id });
    // Of the word that was there, too.
    const [known, added] = [await cardOf('ser'), await cardOf('año')];
    expect(known?.stability).not.toBeCloseTo(before?.stability ?? 0, 1);
    expect(added?.stability).toBe(known?.stability);
    expect(known?.due).toBe(before?.due);
    expect(await run([makePastWord('si', 3, HISTORY)], { isDryRun: true })).toMatchObject({ isFitted: true });
    await takeBack(id);
    expect(await cardOf('ser')).toEqual(before);
    expect(await cardOf('año')).toBeUndefined();
    expect(await run([makePastWord('si', 3, HISTORY)], { isDryRun: true })).not.toHaveProperty('isFitted');
    await expectReplayed();
  });

  test('joins what was answered here, in the order of time', async () => {
    const { run, study, cardOf, expectReplayed } = await makeLearner();
    const view = await study.next({ pair: PAIR });
    const { card } = view;
    if (!card) throw new Error('Expected a card.');
    const request = { id: crypto.randomUUID(), pair: PAIR, word: card.word, rating: 'easy' as const };
    const choice = { intervalDays: 12, delayMs: 0 };
    await study.answer({ ...request, choice, retention: 0.9, spentMs: 900, seen: '' });
    await run([makePastWord(card.word, 5, HISTORY)]);
    expect(await cardOf(card.word)).toMatchObject({ reps: 9, lapses: 1, due: TODAY + 12 });
    await expectReplayed();
  });

  test('keeps resets, and that a card is suspended or buried', async () => {
    const { run, cardOf, expectReplayed } = await makeLearner();
    const history = makeHistory([
      [TODAY - 40, 'good', 3],
      [TODAY - 30, 'reset', 0],
      [TODAY - 20, 'good', 3],
    ]);
    await run([makePastWord('ser', 5, history)]);
    expect(await cardOf('ser')).toMatchObject({ reps: 1, queue: 'review' });
    await run([makePastWord('no', 6, { ...history, leftOut: { kind: 'suspend', at: NOW - 1_000 } })]);
    expect(await cardOf('no')).toMatchObject({ reps: 1, queue: 'suspended' });
    await run([makePastWord('que', 7, { ...history, leftOut: { kind: 'bury', at: NOW - 1_000 } })]);
    expect(await cardOf('que')).toMatchObject({ reps: 1, queue: 'review', due: TODAY + 1 });
    await expectReplayed();
  });

  test('leaves out answers of a clock that is ahead', async () => {
    const { run, cardOf } = await makeLearner();
    const history = makeHistory([
      [TODAY - 3, 'good', 3],
      [TODAY + 30, 'good', 9],
    ]);
    expect(await run([makePastWord('ser', 5, history)])).toMatchObject({ answers: 1 });
    expect(await cardOf('ser')).toMatchObject({ reps: 1, due: TODAY });
  });

  test('counts on its own days, and once for each of two words', async () => {
    const { store, run } = await makeLearner();
    // Two fields of the same note may both be words.
    await run([makePastWord('ser', 5, HISTORY)]);
    await run([makePastWord('no', 5, HISTORY)]);
    expect(await store.study.days.get([PAIR, TODAY - 60])).toMatchObject({ reviews: 6, new: 2 });
  });

  test('brings the sentence in which the word was met, once', async () => {
    const { store, run, cardOf, expectReplayed } = await makeLearner();
    const word = { ...makePastWord('ser', 5, HISTORY), sentence: 'Ser o no ser.' };
    await run([word]);
    await run([word]);
    expect(await cardOf('ser')).toMatchObject({ queue: 'review', reps: 8, met: [{ text: 'Ser o no ser.' }] });
    expect(await listOps(store)).toHaveLength(9);
    await expectReplayed();
  });

  test('is not taken back by the undo of an answer', async () => {
    const { store, run } = await makeLearner();
    await run([makePastWord('ser', 5, HISTORY)]);
    expect(await store.study.read(findUndoable)).toEqual({ undo: undefined, redo: undefined });
  });

  test('says nothing about the order of new words', async () => {
    const { store, run } = await makeLearner();
    await run([makePastWord('que', 5, HISTORY)]);
    const words = { text: [], findInText: () => undefined, isFirst: () => false } as unknown as Parameters<
      typeof isBegunByRank
    >[2];
    expect(await isBegunByRank(store, PAIR, words)).toBeUndefined();
  });
});
