import { expect, test, vi } from 'vitest';
import { createLookUps } from '../../entrypoints/background/look-ups.ts';
import { loadInflections } from '../../scripts/inflections.ts';
import { hasWordsFrom } from '../../src/lookup/find-pair.ts';
import { GERMAN, makeDeck, makeStoreWith } from '../support/store.ts';

/** Look-ups with a German and a Spanish deck, where every text is in one language. */
async function makeLookUps(language: string | undefined, parts: Partial<Parameters<typeof createLookUps>[0]> = {}) {
  const german = makeDeck({ pair: 'deu-eng', from: GERMAN, cards: [[1, 'no', ['a German no']]] });
  const store = await makeStoreWith(makeDeck(), german);
  return createLookUps({
    store,
    textLanguages: { find: async () => language },
    hasWords: (code) => hasWordsFrom(store, code),
    readSample: async () => '',
    loadInflections,
    findStates: async () => [],
    countLookUps: async () => [],
    addRecordings: async (result) => result,
    prepareHover: () => Promise.reject(new Error('no services')),
    ...parts,
  });
}

const ask = { text: 'no', offset: 0, language: 'en' };

test.each([
  ['the declared language', 'eng', {}, []],
  ['another language', 'spa', {}, ['spa-eng']],
  ['an unknown language', undefined, {}, ['deu-eng', 'spa-eng']],
  ['a language without a deck, for somebody who asks', 'eng', { asked: true } as const, ['deu-eng', 'spa-eng']],
  ['a language with a deck, for somebody who asks', 'deu', { asked: true } as const, ['deu-eng']],
])('a word of a text in %s is answered by its decks', async (_, language, asked, expected) => {
  const lookUps = await makeLookUps(language);
  const { entries } = await lookUps['lookup.define']({ ...ask, ...asked }, {});
  expect(entries.map(({ pair }) => pair).sort()).toEqual(expected);
});

test('an explicit look-up may define the word in the language of the only decks there are', async () => {
  const store = await makeStoreWith(makeDeck());
  const lookUps = createLookUps({
    store,
    textLanguages: { find: async () => 'eng' },
    hasWords: (code) => hasWordsFrom(store, code),
    readSample: async () => '',
    loadInflections,
    findStates: async () => [],
    countLookUps: async () => [],
    addRecordings: async (result) => result,
    prepareHover: () => Promise.reject(new Error('no services')),
  });
  expect(await lookUps['lookup.findPair'](ask, {})).toEqual({ pair: undefined });
  expect(await lookUps['lookup.findPair']({ ...ask, asked: true }, {})).toEqual({ pair: 'spa-eng' });
});

test.each([
  ['is declared', 'es', [['spa']]],
  ['is declared without a deck', 'fi', []],
  ['is not declared', undefined, [['deu', 'spa']]],
])('a background that wakes loads the inflections of a page whose language %s, once', async (_, language, expected) => {
  const loaded: string[][] = [];
  const lookUps = await makeLookUps(undefined, {
    textLanguages: { find: async ({ claimed }) => claimed },
    readSample: () => Promise.reject(new Error('Expected no sample to be read')),
    async loadInflections(languages) {
      loaded.push([...languages].sort());
      return loadInflections(languages);
    },
  });
  await lookUps['hover.wake']({ language }, {});
  await new Promise((resolve) => setTimeout(resolve, 60));
  await vi.waitFor(() => expect(loaded).toEqual(expected));
  await lookUps['hover.wake']({ language }, {});
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(loaded).toEqual(expected);
});

test.each([
  ['comes at once takes the place of the rehearsal', [], ['no']],
  ['comes later finds everything rehearsed', ['Waywordish'], ['Waywordish', 'no']],
])('a look-up that %s', async (_, rehearsed, expected) => {
  const texts: string[] = [];
  const lookUps = await makeLookUps(undefined, {
    textLanguages: {
      async find({ text }) {
        texts.push(text);
        return 'spa';
      },
    },
  });
  await lookUps['hover.wake']({ language: 'es' }, {});
  await vi.waitFor(() => expect(texts).toEqual(rehearsed));
  await lookUps['lookup.define']({ ...ask, language: 'es' }, {});
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(texts).toEqual(expected);
});

test.each([
  ['says how often it was looked up', async () => [4], 4],
  ['says nothing the first time', async () => [0], undefined],
  [
    'comes without a count that is late, as while look-ups are stored',
    () => new Promise<number[]>(() => {}),
    undefined,
  ],
  ['comes without a count that cannot be read', () => Promise.reject(new Error('closed')), undefined],
])('a word %s', async (_, countLookUps, times) => {
  const lookUps = await makeLookUps('deu', { countLookUps });
  expect((await lookUps['lookup.define'](ask, {})).entries.map((entry) => entry.times)).toEqual([times]);
});
