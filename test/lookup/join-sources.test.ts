import { describe, expect, test } from 'vitest';
import type { StoredCard } from '../../src/model/card.ts';
import { changeSource, installSource, listSources } from '../../src/store/content/sources.ts';
import type { Store } from '../../src/store/store.ts';
import { createDefinitions } from '../../src/study/definitions.ts';
import { defineWord } from '../support/define-word.ts';
import { ENGLISH, GERMAN, makeStoreWith } from '../support/store.ts';

const NOW = 1_790_000_000_000;
const DECK: StoredCard[] = [
  [1, 'Haus', ['house', 'building'], ['Hauses', 'Häuser']],
  [2, 'Bank', ['bench'], ['Bänke']],
  [3, 'gehen', ['go', 'walk'], ['ging', 'gegangen']],
  [4, 'Zug', ['train'], ['Zuges', 'Züge']],
];
const LIST: StoredCard[] = [
  [1, 'das Haus', ['house', 'home'], ['Häuser']],
  [2, 'Kartoffel', ['potato'], ['Kartoffeln']],
];

/** A store with the deck of a server and a shorter list from a file. */
async function makeLibrary(): Promise<Store> {
  const pair = { pair: 'deu-eng', from: GERMAN, to: ENGLISH };
  const store = await makeStoreWith({
    ...pair,
    origin: { kind: 'upstream', address: 'https://cards.example.org' },
    cards: DECK,
  });
  await installSource(store, { ...pair, origin: { kind: 'file', name: 'Kapitel 3.csv' }, cards: LIST }, NOW);
  return store;
}

const define = async (store: Store, text: string) =>
  (await defineWord(store, { text, offset: 0, language: 'deu' })).entries;

test('readings of one spelling are in the order of their scores, and words of another spelling keep their places', async () => {
  const store = await makeStoreWith({
    pair: 'jpn-eng',
    from: { iso639_3: 'jpn', name: 'Japanese' },
    to: ENGLISH,
    origin: { kind: 'file', name: 'JMdict', isDictionary: true },
    cards: [
      [1, '来る', ['next'], ['きたる'], { reading: 'きたる', score: -5 }],
      [2, '橋', ['bridge'], ['はし'], { reading: 'はし' }],
      [3, '箸', ['chopsticks'], ['はし'], { reading: 'はし', score: 200 }],
      [4, '来る', ['to come'], ['くる'], { reading: 'くる', score: 200 }],
    ],
  });
  const find = async (text: string) =>
    (await defineWord(store, { text, offset: 0, language: 'jpn', isWord: true })).entries.map(
      ({ word, reading, grammar }) => `${word} ${reading} ${grammar ? 'grammar' : ''}`,
    );
  expect(await find('来る')).toEqual(['来る くる ', '来る きたる ']);
  expect(await find('はし')).toEqual(['橋 はし ', '箸 はし ']);
});

describe('a pair with two sources', () => {
  test('answers with one entry for a word of both, whose meanings name their sources', async () => {
    const store = await makeLibrary();
    expect(await define(store, 'Häuser')).toMatchObject([
      {
        word: 'Haus',
        rank: 1,
        meanings: ['house', 'home', 'building'],
        sources: [
          { name: 'Kapitel 3.csv', count: 2 },
          { name: 'cards.example.org', count: 1 },
        ],
      },
    ]);
  });

  test('answers with one entry where the text has the article, too', async () => {
    const store = await makeLibrary();
    const { entries } = await defineWord(store, { text: 'das Haus', offset: 5, language: 'deu' });
    expect(entries).toMatchObject([{ word: 'Haus', rank: 1, meanings: ['house', 'home', 'building'] }]);
  });

  test('answers with words of only one of them', async () => {
    const store = await makeLibrary();
    expect(await define(store, 'Züge')).toMatchObject([
      { word: 'Zug', rank: 4, sources: [{ name: 'cards.example.org', count: 1 }] },
    ]);
    const [potato] = await define(store, 'Kartoffeln');
    expect(potato).toMatchObject({ word: 'Kartoffel', sources: [{ name: 'Kapitel 3.csv', count: 1 }] });
    expect(potato?.rank, 'ranks are those of the main source').toBeUndefined();
  });

  test('keeps their order, and asks only those that are used for look-ups', async () => {
    const store = await makeLibrary();
    await changeSource(store, 'deu-eng:2', { move: 'down' });
    expect((await define(store, 'Haus'))[0]?.meanings).toEqual(['house', 'building', 'home']);
    await changeSource(store, 'deu-eng', { inLookups: false });
    expect(await define(store, 'Zug')).toEqual([]);
    const [house] = await define(store, 'Haus');
    expect(house).toMatchObject({ word: 'das Haus', meanings: ['house', 'home'] });
    expect(house).not.toHaveProperty('sources');
  });

  test('has one main source, which adding and renaming does not change', async () => {
    const store = await makeLibrary();
    const mains = async () => (await listSources(store)).filter(({ isMain }) => isMain).map(({ id }) => id);
    expect(await mains()).toEqual(['deu-eng']);
    await changeSource(store, 'deu-eng:2', { name: 'Chapter 3' });
    expect(await mains()).toEqual(['deu-eng']);
    await changeSource(store, 'deu-eng:2', { isMain: true });
    expect(await mains()).toEqual(['deu-eng:2']);
    expect((await define(store, 'Haus'))[0]).toMatchObject({ word: 'das Haus', rank: 1 });
  });
});

describe('a definition of a headword with its article', () => {
  const DECK_OF_PAIR = { pair: 'deu-eng', from: GERMAN, to: ENGLISH } as const;
  const OWN = { word: 'das Haus', definition: 'house (family line)' };

  async function defineHouse(store: Store): Promise<void> {
    const time = () => ({ at: NOW, zoneMinutes: 0 });
    const definitions = createDefinitions(store, time, () => 'device');
    await definitions.put({ id: crypto.randomUUID(), pair: 'deu-eng', word: 'das Haus', text: OWN.definition });
  }

  test('is joined with the cards of its word, for each form of it', async () => {
    const origin = { kind: 'file', name: 'Deck.csv' } as const;
    const store = await makeStoreWith({ ...DECK_OF_PAIR, origin, cards: DECK });
    await defineHouse(store);
    for (const text of ['Haus', 'Häuser', 'das Haus']) {
      const { entries } = await defineWord(store, { text, offset: text.length - 1, language: 'deu' });
      expect(entries, text).toMatchObject([{ ...OWN, rank: 1, meanings: ['house', 'building'] }]);
    }
    expect((await define(store, 'Haus'))[0]).not.toHaveProperty('sources');
  });

  test('is joined with the cards of several sources', async () => {
    const store = await makeLibrary();
    await changeSource(store, 'deu-eng:2', { inLookups: false });
    await defineHouse(store);
    expect(await define(store, 'Häuser')).toMatchObject([{ ...OWN, rank: 1, meanings: ['house', 'building'] }]);
    await changeSource(store, 'deu-eng:2', { inLookups: true });
    const [house, ...others] = await define(store, 'Häuser');
    expect(others).toEqual([]);
    expect(house).toMatchObject({ ...OWN, rank: 1, meanings: ['house', 'home', 'building'], otherWords: ['Haus'] });
  });

  test('answers where no deck has the word', async () => {
    const cards = DECK.slice(1);
    const store = await makeStoreWith({ ...DECK_OF_PAIR, origin: { kind: 'file', name: 'Deck.csv' }, cards });
    await defineHouse(store);
    expect(await define(store, 'Haus')).toMatchObject([{ ...OWN, core: 'Haus', meanings: [] }]);
    expect(await define(store, 'das')).toEqual([]);
  });
});

describe('what a card shows beside its meanings', () => {
  const HOUSE: StoredCard = [1, 'Haus', ['house'], ['Häuser'], { genders: ['neuter'], parts: ['Häuser'] }];
  const pair = { pair: 'deu-eng', from: GERMAN, to: ENGLISH } as const;
  const file = (name: string) => ({ kind: 'file', name }) as const;

  test('comes with its language’s article, and a few of its examples', async () => {
    const examples: [string][] = [['Eins.'], ['Zwei.'], ['Drei.'], ['Vier.']];
    const card: StoredCard = [
      1,
      'Haus',
      ['house'],
      [],
      { reading: 'haʊ̯s', classes: ['noun'], genders: ['neuter'], examples },
    ];
    const store = await makeStoreWith({ ...pair, origin: file('a.csv'), cards: [card] });
    expect(await define(store, 'Haus')).toMatchObject([
      { reading: 'haʊ̯s', grammar: { article: 'das ', classes: ['noun'] }, examples: examples.slice(0, 3) },
    ]);
  });

  test('has the pitch and the frequency that a dictionary states for the word as it is read', async () => {
    const jpn = { pair: 'jpn-eng', from: { iso639_3: 'jpn', name: 'Japanese' }, to: ENGLISH } as const;
    const today: StoredCard = [7, '今日', ['today'], ['きょう']];
    const dictionary: StoredCard[] = [
      [3, '今日', ['these days'], ['こんにち'], { reading: 'こんにち [1]' }],
      [12, '今日', ['today'], ['きょう'], { reading: 'きょう [0]' }],
    ];
    const store = await makeStoreWith({
      ...jpn,
      origin: { kind: 'upstream', address: 'https://a.example' },
      cards: [today],
    });
    const origin = { kind: 'file', name: 'JPDB', isDictionary: true, isRanked: true } as const;
    await installSource(store, { ...jpn, origin, cards: dictionary }, NOW);
    const { entries } = await defineWord(store, { text: '今日は', offset: 0, language: 'jpn' });
    expect(entries).toMatchObject([{ word: '今日', rank: 7, reading: 'きょう [0]', frequencies: ['JPDB #12'] }]);
  });

  test('has no position in a source that is not ordered by frequency', async () => {
    const store = await makeLibrary();
    expect((await define(store, 'Haus'))[0]?.frequencies).toEqual([]);
  });

  test('comes from the source that has it, and gets no second article', async () => {
    const plain: StoredCard = [1, 'das Haus', ['home'], ['Häuser'], { examples: [['Das Haus.', 'The house.']] }];
    const store = await makeStoreWith({ ...pair, origin: file('b.csv'), cards: [HOUSE] });
    await installSource(
      store,
      { ...pair, origin: { kind: 'upstream', address: 'https://a.example' }, cards: [plain] },
      NOW,
    );
    const [entry] = await define(store, 'Häuser');
    expect(entry).toMatchObject({ word: 'Haus', grammar: { article: 'das ', parts: ['Häuser'] } });
    expect(entry?.examples).toEqual([['Das Haus.', 'The house.']]);
    await changeSource(store, 'deu-eng:2', { isMain: true });
    expect(await define(store, 'Häuser')).toMatchObject([{ word: 'das Haus', grammar: { parts: ['Häuser'] } }]);
    expect((await define(store, 'Häuser'))[0]?.grammar).not.toHaveProperty('article');
  });
});
