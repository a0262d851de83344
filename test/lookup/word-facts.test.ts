import { describe, expect, test } from 'vitest';
import { loadInflections } from '../../scripts/inflections.ts';
import type { DefineRequest } from '../../src/lookup/define.ts';
import type { StoredCard } from '../../src/model/card.ts';
import { search } from '../../src/search/search.ts';
import { changeSource, installSource, listDecks, listSources, removeSource } from '../../src/store/content/sources.ts';
import type { Store } from '../../src/store/store.ts';
import { createDefinitions } from '../../src/study/definitions.ts';
import { defineWord } from '../support/define-word.ts';
import { ENGLISH, GERMAN, makeDeck, makeStoreWith } from '../support/store.ts';

const NOW = 1_790_000_000_000;
const JAPANESE = { iso639_3: 'jpn', name: 'Japanese' };
const COUNTS = { frequencies: 1, pitches: 1, pronunciations: 1 };

async function addFacts(store: Store, language: typeof JAPANESE, name: string, cards: StoredCard[]): Promise<string> {
  const { id } = await installSource(
    store,
    {
      pair: `${language.iso639_3}-${language.iso639_3}`,
      from: language,
      to: language,
      origin: { kind: 'file', name, isDictionary: true, facts: COUNTS },
      cards,
    },
    NOW,
  );
  return id;
}

const card = (rank: number, word: string, reading?: string, frequency?: string): StoredCard => [
  rank,
  word,
  [],
  [],
  { ...(reading && { reading }), ...(frequency && { frequency }) },
];

const makeJapanese = () =>
  makeStoreWith({
    pair: 'jpn-eng',
    from: JAPANESE,
    to: ENGLISH,
    origin: { kind: 'upstream', address: 'https://cards.example.org' },
    cards: [
      [1, '来る', ['to come'], [], { reading: 'くる' }],
      [2, '来る', ['next'], [], { reading: 'きたる' }],
      [3, '橋', ['bridge']],
      [4, '日本', ['Japan']],
      [5, 'はい', ['yes']],
    ],
  });

const FACTS = [
  card(1, '来る', 'くる [1]', '#30'),
  card(2, '来る', 'きたる [2]', '#4000'),
  card(3, '橋', 'はし [2]', '#700'),
  card(4, '日本', 'にほん [2]'),
  card(5, '日本', 'にっぽん [3]'),
  card(6, '日本', undefined, '#55'),
  card(7, 'はい', 'はい [1]'),
  card(8, '犬', 'いぬ [2]', '#900'),
];

const define = async (store: Store, text: string, language: string) =>
  (await defineWord(store, { text, offset: 0, language })).entries.map(({ word, reading, frequencies, meanings }) => ({
    word,
    meanings,
    ...(reading === undefined ? {} : { reading }),
    ...(frequencies === undefined ? {} : { frequencies }),
  }));

describe('facts about words', () => {
  test.each<[string, string, object[]]>([
    [
      'each reading has its own',
      '来る',
      [
        { word: '来る', meanings: ['to come'], reading: 'くる [1]', frequencies: ['JPDB #30'] },
        { word: '来る', meanings: ['next'], reading: 'きたる [2]', frequencies: ['JPDB #4000'] },
      ],
    ],
    [
      'a card without a reading takes the only one',
      '橋',
      [{ word: '橋', meanings: ['bridge'], reading: 'はし [2]', frequencies: ['JPDB #700'] }],
    ],
    ['and none of several', '日本', [{ word: '日本', meanings: ['Japan'], frequencies: ['JPDB #55'] }]],
    ['kana have their pitch', 'はい', [{ word: 'はい', meanings: ['yes'], reading: 'はい [1]' }]],
    ['a word that only they know has no entry', '犬', []],
  ])('%s', async (_, text, expected) => {
    const store = await makeJapanese();
    await addFacts(store, JAPANESE, 'JPDB', FACTS);
    expect(await define(store, text, 'jpn')).toEqual(expected);
  });

  test('order the readings of one spelling by frequency', async () => {
    const store = await makeStoreWith({
      pair: 'jpn-eng',
      from: JAPANESE,
      to: ENGLISH,
      origin: { kind: 'file', name: 'JMdict', isDictionary: true },
      cards: [
        [1, '来る', ['next'], ['きたる'], { reading: 'きたる', score: 900 }],
        [2, '来る', ['to come'], ['くる'], { reading: 'くる', score: 100 }],
      ],
    });
    const readings = async () => (await define(store, '来る', 'jpn')).map(({ reading }) => reading);
    expect(await readings(), 'by score').toEqual(['きたる', 'くる']);
    await addFacts(store, JAPANESE, 'JPDB', FACTS);
    expect(await readings()).toEqual(['くる [1]', 'きたる [2]']);
  });

  test('are found for a headword with its article, for forms, and in small letters', async () => {
    const store = await makeStoreWith({
      pair: 'deu-eng',
      from: GERMAN,
      to: ENGLISH,
      origin: { kind: 'upstream', address: 'https://cards.example.org' },
      cards: [
        [1, 'das Haus', ['house'], ['Häuser']],
        [2, 'Weg', ['way']],
        [3, 'weg', ['gone']],
      ],
    });
    await addFacts(store, GERMAN, 'Liste', [
      card(1, 'Haus', 'haʊ̯s'),
      card(2, 'haus', undefined, '#12'),
      card(3, 'weg', 'vɛk', '#40'),
      card(4, 'Weg', 'veːk', '#90'),
    ]);
    expect(await define(store, 'Häuser', 'deu')).toMatchObject([{ word: 'das Haus', reading: 'haʊ̯s' }]);
    expect(await define(store, 'Weg', 'deu')).toMatchObject([
      { word: 'Weg', reading: 'veːk', frequencies: ['Liste #90'] },
      { word: 'weg', reading: 'vɛk', frequencies: ['Liste #40'] },
    ]);
    expect(await define(store, '来る', 'jpn')).toEqual([]);
  });

  test('are found for words that only the learner has defined, on cards and in the search', async () => {
    const store = await makeStoreWith(
      makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards: [[1, 'Weg', ['way']]] }),
    );
    await addFacts(store, GERMAN, 'Liste', [card(1, 'Bankhaus', 'ˈbaŋkˌhaʊ̯s', '#12'), card(2, 'Weg', 'veːk', '#90')]);
    const definitions = createDefinitions(
      store,
      () => ({ at: 1, zoneMinutes: 0 }),
      () => 'device',
    );
    const own = { pair: 'deu-eng', word: 'Bankhäuser', headword: 'das Bankhaus', text: 'bank' } as const;
    await definitions.put({ ...own, id: crypto.randomUUID() });
    const facts = { reading: 'ˈbaŋkˌhaʊ̯s', frequencies: ['Liste #12'] };
    for (const text of ['Bankhäuser', 'Bankhaus']) expect(await define(store, text, 'deu')).toMatchObject([facts]);
    const find = async (text: string) => {
      const parts = { store, define: (asked: DefineRequest) => defineWord(store, asked), loadInflections };
      const first = await search({ ...parts, findStates: async () => [], now: () => 0 }, { text });
      const place = first.next;
      const second = await search({ ...parts, findStates: async () => [], now: () => 0 }, { text, place });
      return [...first.hits, ...second.hits].map(({ entry: { reading, frequencies } }) => ({ reading, frequencies }));
    };
    expect(await find('bank')).toContainEqual(facts);
    expect(await find('way')).toEqual([{ reading: 'veːk', frequencies: ['Liste #90'] }]);
  });

  test('are never main, searched or studied, can be switched off, and go with their source', async () => {
    const store = await makeJapanese();
    const id = await addFacts(store, JAPANESE, 'JPDB', FACTS);
    expect(id).toBe('jpn-jpn');
    expect((await listSources(store)).find((source) => source.id === id)).toMatchObject({
      isMain: false,
      inLookups: true,
      inStudy: false,
    });
    expect((await listDecks(store)).map((source) => source.id)).toEqual(['jpn-eng']);
    await changeSource(store, 'jpn-jpn', { inLookups: false });
    expect((await define(store, '橋', 'jpn'))[0]).toEqual({ word: '橋', meanings: ['bridge'] });
    await changeSource(store, 'jpn-jpn', { inLookups: true });
    expect((await define(store, '橋', 'jpn'))[0]).toHaveProperty('frequencies');
    await removeSource(store, 'jpn-jpn');
    expect((await define(store, '橋', 'jpn'))[0]).toEqual({ word: '橋', meanings: ['bridge'] });
  });
});
