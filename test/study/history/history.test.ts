import { describe, expect, test } from 'vitest';
import type { LookedUpQuery } from '../../../src/model/look-up.ts';
import { addLookUps, readLookUps } from '../../../src/store/study/history/look-ups.ts';
import { createCardMemory } from '../../../src/study/card-memory.ts';
import { createHistory } from '../../../src/study/history/history.ts';
import { createStudy } from '../../../src/study/study.ts';
import { makeDeck, makeStoreWith } from '../../support/store.ts';

const PAIR = 'spa-eng';
const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T18:00:00Z');

const key = (word: string) => ({ pair: PAIR, word });

/** A reader of ten days: `año` four times, `sí` three times long ago, `ser` once this week. */
async function makeReader() {
  const store = await makeStoreWith(makeDeck());
  const clock = { at: NOW, zoneMinutes: 60 };
  const now = () => clock;
  const newDeviceId = () => 'laptop';
  const settings = async () => ({ newPerDay: 5, retention: 0.9, vulgar: false });
  const study = createStudy({ store, cardMemory: createCardMemory(store), now, settings, newDeviceId });
  const history = createHistory({ store, now, newDeviceId, ensureCaches: study.ensureCaches, wait: () => undefined });
  const lookUp = (
    word: string,
    daysAgo: number,
    met: { form?: string; sentence?: string; title?: string; address?: string } = {},
  ) => history.note({ ...key(word), at: clock.at - daysAgo * DAY, form: word, ...met });
  for (const days of [10, 9, 8]) lookUp('sí', days);
  for (const days of [9, 8, 2]) lookUp('año', days);
  lookUp('año', 1, { form: 'años', sentence: 'Hace dos años llovió.', title: 'El tiempo' });
  lookUp('ser', 3, { title: 'Poemas' });
  const list = async (query: Partial<LookedUpQuery> = {}) =>
    history.list({ text: '', sort: 'newest', filters: [], offset: 0, limit: 30, ...query });
  const wordsOf = async (query: Partial<LookedUpQuery> = {}) => (await list(query)).words.map(({ word }) => word);
  const mark = (word: string, mark: 'want' | 'know') => study.mark({ id: crypto.randomUUID(), ...key(word), mark });
  return { store, clock, history, lookUp, list, wordsOf, mark };
}

describe('the list of looked-up words', () => {
  test('has what the decks say, how often and when a word was looked up, and its newest sentence', async () => {
    const { list, lookUp } = await makeReader();
    const { total, pairs, words } = await list();
    expect([total, pairs]).toEqual([3, [PAIR]]);
    expect(words[0]).toMatchObject({
      word: 'año',
      form: 'años',
      meanings: ['year'],
      sentence: { text: 'Hace dos años llovió.', title: 'El tiempo', marked: { start: 9, end: 13 } },
      count: 4,
      at: NOW - DAY,
      firstAt: NOW - 9 * DAY,
      state: 'new',
      rank: 8,
    });
    // A look-up that is not stored yet is there.
    lookUp('por', 0);
    expect((await list()).words[0]).toMatchObject({ word: 'por', count: 1 });
  });

  test.each<[what: string, query: Partial<LookedUpQuery>, words: string[]]>([
    ['by time', {}, ['año', 'ser', 'sí']],
    ['by count', { sort: 'count' }, ['año', 'sí', 'ser']],
    ['by the alphabet', { sort: 'alphabet' }, ['año', 'ser', 'sí']],
    ['three times or more', { filters: ['often'] }, ['año', 'sí']],
    ['this week', { filters: ['week'] }, ['año', 'ser']],
    ['both', { filters: ['often', 'week'] }, ['año']],
    ['this page', { page: 'El tiempo' }, ['año']],
    ['by a part of the sentence', { text: 'llovio' }, ['año']],
    ['by the form', { text: 'AÑOS' }, ['año']],
    ['by the title of the page', { text: 'poem' }, ['ser']],
    ['by another pair', { pair: 'deu-eng' }, []],
  ])('%s', async (_, query, words) => {
    const { wordsOf } = await makeReader();
    expect(await wordsOf(query)).toEqual(words);
  });

  test('compares the address of a page where both are known, and otherwise the title', async () => {
    const { wordsOf, lookUp } = await makeReader();
    lookUp('por', 0, { title: 'El tiempo', address: 'https://example.org/lunes' });
    lookUp('de', 0, { title: 'Otro', address: 'https://example.org/martes' });
    const onPage = (address?: string) => wordsOf({ page: 'El tiempo', address, sort: 'alphabet' });
    expect(await onPage('https://example.org/lunes')).toEqual(['año', 'por']);
    expect(await onPage('https://example.org/martes')).toEqual(['año', 'de']);
    expect(await onPage()).toEqual(['año', 'por']);
  });

  test('filters words that are not studied, also after a mark elsewhere', async () => {
    const { wordsOf, mark } = await makeReader();
    expect(await wordsOf({ filters: ['new'] })).toEqual(['año', 'ser', 'sí']);
    await mark('año', 'want');
    await mark('ser', 'know');
    expect(await wordsOf({ filters: ['new'] })).toEqual(['sí']);
    expect(await wordsOf()).toEqual(['año', 'ser', 'sí']);
  });
});

describe('many words at once', () => {
  const all = ['año', 'sí', 'ser'].map(key);

  test.each([
    ['study', 'new', true],
    ['know', 'known', false],
    ['stop', 'suspended', false],
  ] as const)('%s, and back', async (act, state, isWanted) => {
    const { history, list } = await makeReader();
    const id = crypto.randomUUID();
    expect(await history.act({ id, act, words: all })).toBe(3);
    expect((await list()).words).toMatchObject(all.map(() => ({ state, isWanted })));
    await history.takeBack({ id: crypto.randomUUID(), ref: id });
    expect((await list()).words).toMatchObject(all.map(() => ({ state: 'new', isWanted: false })));
  });

  test('remove, and back', async () => {
    const { history, list, wordsOf } = await makeReader();
    const before = await list();
    const id = crypto.randomUUID();
    expect(await history.act({ id, act: 'remove', words: all.slice(0, 2) })).toBe(2);
    expect(await wordsOf()).toEqual(['ser']);
    await history.takeBack({ id: crypto.randomUUID(), ref: id });
    expect(await list()).toEqual(before);
  });

  test('clear', async () => {
    const { history, list, mark } = await makeReader();
    await mark('año', 'want');
    await history.clear();
    expect(await list()).toMatchObject({ total: 0, pairs: [] });
  });
});

describe('the suggestion', () => {
  const suggested = async (history: { suggest(): Promise<{ word: string }[]> }) =>
    (await history.suggest()).map(({ word }) => word);

  test('has words that were looked up three times or more and are not studied, once a day', async () => {
    const { history, clock } = await makeReader();
    expect(await suggested(history)).toEqual(['año', 'sí']);
    expect(await suggested(history)).toEqual([]);
    clock.at += DAY;
    expect(await suggested(history)).toEqual(['año', 'sí']);
  });

  test('does not repeat what was declined, even when it is looked up again', async () => {
    const { history, clock, lookUp } = await makeReader();
    await history.decline([key('año')]);
    lookUp('año', 0);
    expect(await suggested(history)).toEqual(['sí']);
    await history.act({ id: crypto.randomUUID(), act: 'study', words: [key('sí')] });
    clock.at += DAY;
    expect(await suggested(history)).toEqual([]);
  });

  test('does not use up its day if there is nothing to suggest', async () => {
    const { history, lookUp } = await makeReader();
    await history.decline([key('año'), key('sí')]);
    expect(await suggested(history)).toEqual([]);
    for (const hour of [1, 2]) lookUp('ser', hour / 24);
    expect(await suggested(history)).toEqual(['ser']);
  });
});

test.each([
  ['month', ['año', 'ser', 'sí'], 0],
  ['month', ['año', 'ser'], 24],
  ['quarter', ['año', 'ser', 'sí'], 23],
  ['year', ['año', 'ser', 'sí'], 300],
  ['year', [], 366],
  ['forever', ['año', 'ser', 'sí'], 10_000],
] as const)('kept for a %s: %j is left after more days: %i', async (keep, words, days) => {
  const { history, clock, wordsOf } = await makeReader();
  clock.at += days * DAY;
  await history.prune(keep);
  expect(await wordsOf()).toEqual(words);
});

test('a background that is killed between two batches loses only what it held', async () => {
  const { store, history, wordsOf, lookUp } = await makeReader();
  expect(await wordsOf()).toHaveLength(3);
  lookUp('por', 0);
  // The next background has another history over the same store.
  const next = createHistory({
    store,
    now: () => ({ at: NOW, zoneMinutes: 60 }),
    newDeviceId: () => 'laptop',
    ensureCaches: async () => undefined,
  });
  const { words } = await next.list({ text: '', sort: 'newest', filters: [], offset: 0, limit: 30 });
  expect(words.map(({ word }) => word)).toEqual(['año', 'ser', 'sí']);
  await addLookUps(store, [{ ...key('de'), at: NOW, form: 'de' }]);
  expect((await readLookUps(store)).map(({ word }) => word).sort()).toEqual(['año', 'de', 'ser', 'sí']);
  expect(await history.keys({ text: 'de', sort: 'newest', filters: [] })).toEqual([key('de')]);
});
