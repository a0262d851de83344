import { expect, test, vi } from 'vitest';
import { MAX_WEIGHED_PAIRS } from '../../src/model/limits.ts';
import { findOpVersion } from '../../src/model/op.ts';
import { createSavedBackups } from '../../src/store/study/copies/saved-backups.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { checkStudy } from '../../src/study/check-study.ts';
import { PARAMETERS } from '../../src/study/fsrs.ts';
import { isWithinLimits } from '../../src/study/op-limits.ts';
import { createFindStates } from '../../src/study/states.ts';
import { createStudy } from '../../src/study/study.ts';
import { readBackup, writeBackup } from '../support/backup.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { makeCards, makeDeck, makeStoreWith } from '../support/store.ts';
import { makeOp } from '../support/study.ts';

const PAIR = 'spa-eng';
const STRONG = PARAMETERS.map((value, index) => (index < 4 ? value * 3 : value));

async function openLearner() {
  const store = await makeStoreWith(makeDeck({ cards: makeCards(10) }));
  const clock = { at: Date.parse('2026-11-21T18:00:00Z'), zoneMinutes: 60 };
  const now = () => clock;
  const cardMemory = createCardMemory(store);
  const settings = async () => ({ newPerDay: 3, retention: 0.9, vulgar: false });
  const study = createStudy({ store, cardMemory, now, settings, newDeviceId: () => 'laptop' });
  const learner = {
    store,
    study,
    clock,
    cardMemory,
    async answer() {
      const { card } = await study.next({ pair: PAIR });
      if (!card) throw new Error('Expected a card, got none.');
      const { pair, word, seen, retention, choices } = card;
      clock.at += 5_000;
      const choice = choices.easy;
      const rating = 'easy';
      await study.answer({ id: crypto.randomUUID(), pair, word, rating, choice, retention, spentMs: 1, seen });
      return { word, choice, row: await learner.card(word) };
    },
    card: async (word: string) => {
      const row = await store.study.cards.get([PAIR, word]);
      if (!row) throw new Error(`Expected a card of ${word}, got none.`);
      return row;
    },
    adopt: (id: string, weights: readonly number[] = STRONG) =>
      study.adoptWeights({ id, pairs: [PAIR], weights: [...weights] }),
    check: () =>
      checkStudy({ store, savedBackups: createSavedBackups(makeKeyValues()), backUp: async () => undefined }),
  };
  return learner;
}

test('weights change what is remembered of a word, and not when it is due', async () => {
  const learner = await openLearner();
  const { word, row: before } = await learner.answer();
  await learner.adopt('w');
  const after = await learner.card(word);
  expect(after.stability).toBeCloseTo(before.stability * 3, 5);
  expect({ ...after, stability: 0 }).toEqual({ ...before, stability: 0 });
  expect((await learner.check()).staleRows).toBe(0);
});

test('the next answer uses them, and is stored as its button said', async () => {
  const [plain, own] = [await openLearner(), await openLearner()];
  await own.adopt('w');
  const [usual, longer] = [await plain.answer(), await own.answer()];
  expect(longer.choice.intervalDays).toBeGreaterThan(usual.choice.intervalDays * 2);
  expect(longer.row.intervalDays).toBe(longer.choice.intervalDays);
  expect(longer.row.due - longer.row.lastDay).toBe(longer.choice.intervalDays);
});

test('they can be taken back, by one undo or for the published ones, and no undo of a session does', async () => {
  const learner = await openLearner();
  const { word, row } = await learner.answer();
  await learner.adopt('w');
  expect(await learner.study.undo('u', 'undo')).toMatchObject({ word, kind: 'review' });
  await learner.study.undo('r', 'redo');
  expect((await learner.card(word)).stability).toBeCloseTo(row.stability * 3, 5);

  await learner.study.undo('t', { ref: 'w' });
  await learner.study.ensureCaches();
  expect(await learner.card(word)).toEqual(row);
  await learner.study.undo('again', { ref: 't' });
  await learner.study.ensureCaches();
  expect((await learner.card(word)).stability).toBeCloseTo(row.stability * 3, 5);
  await learner.adopt('back', []);
  expect(await learner.card(word)).toEqual(row);
  expect((await learner.check()).staleRows).toBe(0);
});

test('the same request is stored once', async () => {
  const learner = await openLearner();
  await learner.adopt('w');
  await learner.adopt('w');
  expect(await learner.store.study.ops.where('kind').equals('weights').count()).toBe(1);
});

test('a backup brings them to another device, with the same memory', async () => {
  const learner = await openLearner();
  const { word } = await learner.answer();
  await learner.adopt('w');
  const other = await openLearner();
  await readBackup(other.store, await writeBackup(learner.store), false);
  await other.study.ensureCaches();
  expect(await other.card(word)).toEqual(await learner.card(word));
  expect((await other.check()).staleRows).toBe(0);
  // Backups of two devices with the same log are the same.
  expect(await writeBackup(other.store)).toBe(await writeBackup(learner.store));
});

test('a pair without weights keeps the published ones', async () => {
  const learner = await openLearner();
  const { word, row } = await learner.answer();
  await learner.study.adoptWeights({ id: 'w', pairs: ['deu-eng'], weights: [...STRONG] });
  expect(await learner.card(word)).toEqual(row);
});

test('a background that answers look-ups needs no rebuilt caches for them', async () => {
  const learner = await openLearner();
  const { word } = await learner.answer();
  await learner.adopt('w');
  const ensureCaches = vi.fn();
  const { store, cardMemory, clock } = learner;
  const states = createFindStates({ store, cardMemory, now: () => clock, ensureCaches });
  expect((await states(PAIR, [word]))[0]?.state).not.toBe('new');
  expect(ensureCaches).not.toHaveBeenCalled();
});

test('an entry with other than all weights or none, or with too many pairs, is beyond the limits', () => {
  const isKept = (weights: readonly number[], pairs = 1) =>
    isWithinLimits(makeOp({ kind: 'weights', weights: [...weights], pairs: Array<string>(pairs).fill(PAIR) }));
  expect(isKept(STRONG)).toBe(true);
  expect(isKept([], MAX_WEIGHED_PAIRS)).toBe(true);
  expect(isKept([], MAX_WEIGHED_PAIRS + 1)).toBe(false);
  expect(isKept(STRONG.slice(1))).toBe(false);
  expect(isKept(STRONG.map(() => 101))).toBe(false);
  expect(isKept(STRONG.map(() => Number.NaN))).toBe(false);
});

test('only their entries have the newest version, so that logs without them stay as they were', () => {
  expect(findOpVersion({ kind: 'weights' })).toBe(3);
  expect(findOpVersion({ kind: 'undo', of: 'weights' })).toBe(3);
  expect(findOpVersion({ kind: 'undo', of: 'review' })).toBe(1);
  expect(findOpVersion({ kind: 'define', headword: 'a' })).toBe(2);
});
