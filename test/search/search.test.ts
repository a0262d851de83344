import { describe, expect, test } from 'vitest';
import { loadInflections } from '../../scripts/inflections.ts';
import type { StoredCard } from '../../src/model/card.ts';
import { compareHits, type SearchHit, type SearchPage, toHitId } from '../../src/model/search.ts';
import { type SearchRequest, search } from '../../src/search/search.ts';
import { createDefinitions } from '../../src/study/definitions.ts';
import { defineWord } from '../support/define-word.ts';
import { ENGLISH, GERMAN, makeCards, makeDeck, makeStoreWith, type TestStore } from '../support/store.ts';

const JAPANESE = { iso639_3: 'jpn', name: 'Japanese' };
const CHINESE = { iso639_3: 'cmn', name: 'Chinese' };

const GERMAN_CARDS: StoredCard[] = [
  [1, 'sein', ['to be'], ['ist', 'war']],
  [2, 'das Haus', ['house', 'home'], ['Häuser', 'Hauses']],
  [3, 'Hausaufgabe', ['homework'], ['Hausaufgaben']],
  [4, 'aufgeben', ['to give up'], ['gibt auf', 'aufgegeben']],
  [5, 'Straße', ['street', 'road'], ['Straßen']],
  [6, 'Heim', ['home'], ['Heime']],
  [7, 'Bank', ['bank'], ['Banken']],
  [8, 'Bank', ['bench'], ['Bänke']],
];
const decks = () =>
  makeStoreWith(makeDeck(), makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards: GERMAN_CARDS }));

function searchPage(store: TestStore, request: SearchRequest, now = () => 0): Promise<SearchPage> {
  return search(
    { store, define: (asked) => defineWord(store, asked), loadInflections, findStates: async () => [], now },
    request,
  );
}

/** All pages, as a person sees them. */
async function searchIn(store: TestStore, request: SearchRequest): Promise<SearchPage> {
  const found = new Map<string, SearchHit>();
  let place: SearchPage['next'];
  do {
    const page = await searchPage(store, { ...request, place });
    for (const hit of page.hits) {
      const known = found.get(toHitId(hit));
      if (!known || compareHits(hit, known, request.prefer) < 0) found.set(toHitId(hit), hit);
    }
    place = page.next;
  } while (place);
  return { hits: [...found.values()].sort((a, b) => compareHits(a, b, request.prefer)), next: undefined };
}

const list = ({ hits }: SearchPage) => hits.map(({ entry: { pair, word }, fit }) => `${pair} ${word}: ${fit}`);

describe('search', () => {
  test.each([
    ['Haus', ['deu-eng das Haus: exact', 'deu-eng Hausaufgabe: near']],
    ['haus', ['deu-eng das Haus: exact', 'deu-eng Hausaufgabe: near']],
    ['Häuser', ['deu-eng das Haus: exact']],
    ['hauser', ['deu-eng das Haus: exact']],
    ['hausa', ['deu-eng Hausaufgabe: near']],
    ['strasse', ['deu-eng Straße: exact']],
    ['home', ['deu-eng das Haus: exact-meaning', 'deu-eng Heim: exact-meaning', 'deu-eng Hausaufgabe: within']],
    ['give up', ['deu-eng aufgeben: exact-meaning']],
    ['bank', ['deu-eng Bank: exact', 'deu-eng Bank: exact']],
    ['year', ['spa-eng año: exact-meaning']],
    ['por supuesto', ['spa-eng por supuesto: exact']],
    ['la casa', []],
    ['das Haus', ['deu-eng das Haus: exact', 'deu-eng Hausaufgabe: near']],
    ['zu sein', ['deu-eng sein: exact']],
    ['die Hausaufg', ['deu-eng Hausaufgabe: near']],
    ['der Straßen', ['deu-eng Straße: exact']],
    ['to give up', ['deu-eng aufgeben: exact-meaning']],
    ['gibt auf', ['deu-eng aufgeben: exact']],
    ['Heim und Bank', ['deu-eng Bank: part', 'deu-eng Bank: part', 'deu-eng Heim: part']],
    ['Strase', ['deu-eng Straße: similar']],
    ['Hays', ['deu-eng das Haus: similar']],
    ['zzz', []],
    ['', []],
  ])('"%s" finds %j', async (text, expected) => {
    expect(list(await searchIn(await decks(), { text }))).toEqual(expected);
  });

  test.each([
    ['gakkou', ['学校: exact']],
    ['gakkō', ['学校: exact']],
    ['gakk', []],
    ['tokyo', ['東京: exact']],
    ['nonda', ['飲む: exact']],
    ['のんだ', ['飲む: exact']],
    ['kōhī', ['コーヒー: exact']],
    // Several words in kana, which a browser cuts at each letter.
    ['がっこうとうきょう', ['東京: part', '学校: part']],
  ])('"%s" finds %j in Japanese', async (text, expected) => {
    const cards: StoredCard[] = [
      [1, '学校', ['school'], ['がっこう']],
      [2, '東京', ['Tokyo'], ['とうきょう']],
      [3, '飲む', ['to drink'], ['のむ']],
      [4, 'コーヒー', ['coffee']],
    ];
    const store = await makeStoreWith(makeDeck({ pair: 'jpn-eng', from: JAPANESE, to: ENGLISH, cards }));
    expect((await searchIn(store, { text })).hits.map(({ entry, fit }) => `${entry.word}: ${fit}`)).toEqual(expected);
  });

  test.each([
    ['xue2xi2', ['学习: exact']],
    ['xuexi', ['学习: exact']],
    ['xué xí', ['学习: exact']],
    ['xue x', ['学习: near']],
    ['yan3jing4', ['眼镜: exact', '眼睛: near']],
    ['yanjing', ['眼睛: exact', '眼镜: exact']],
    ['nver', ['女儿: exact']],
    ["nü'er", ['女儿: exact']],
    ['lv4', ['绿: exact', '路: near']],
    ['lu', ['路: exact', '绿: exact']],
  ])('"%s" finds %j in Chinese', async (text, expected) => {
    const cards: StoredCard[] = [
      [1, '学习', ['to study'], ['xué xí']],
      [2, '眼睛', ['eye'], ['yǎn jing']],
      // As a list of words has it.
      [3, '眼镜', ['glasses'], ['yǎnjìng']],
      [4, '女儿', ['daughter'], ['nǚ ér']],
      [5, '路', ['road'], ['lù']],
      [6, '绿', ['green'], ['lǜ']],
    ];
    const store = await makeStoreWith(makeDeck({ pair: 'cmn-eng', from: CHINESE, to: ENGLISH, cards }));
    expect((await searchIn(store, { text })).hits.map(({ entry, fit }) => `${entry.word}: ${fit}`)).toEqual(expected);
  });

  test('words of the open pair come before those of others that answer as well', async () => {
    const store = await decks();
    const first = async (prefer: string) => list(await searchIn(store, { text: 'a', prefer }))[0];
    expect(await first('spa-eng')).toBe('spa-eng a: exact');
    expect(await first('deu-eng')).toBe('spa-eng a: exact');
    expect(list(await searchIn(store, { text: 's', prefer: 'deu-eng' }))[0]).toBe('deu-eng sein: near');
    expect(list(await searchIn(store, { text: 's', prefer: 'spa-eng' }))[0]).toBe('spa-eng ser: near');
  });

  test('an own word is found by its headword, with what the deck says about that', async () => {
    const store = await decks();
    const definitions = createDefinitions(
      store,
      () => ({ at: 1, zoneMinutes: 0 }),
      () => 'device',
    );
    const own = { pair: 'deu-eng', word: 'Bankhäuser', text: 'bank', headword: 'das Bankhaus' };
    await definitions.put({ ...own, id: crypto.randomUUID() });
    await definitions.put({ ...own, id: crypto.randomUUID(), word: 'Heims', text: 'home', headword: 'Heim' });
    for (const text of ['bankhaus', 'bankhäuser', 'das bankh']) {
      const [hit] = (await searchIn(store, { text })).hits;
      expect(hit?.entry, text).toMatchObject({ word: 'Bankhäuser', headword: 'das Bankhaus', definition: 'bank' });
    }
    const { hits } = await searchIn(store, { text: 'Heim' });
    expect(hits).toMatchObject([{ entry: { word: 'Heims', headword: 'Heim', rank: 6, definition: 'home' } }]);
  });

  test('the learner’s own words and meanings are found, and shown first on their card', async () => {
    const store = await decks();
    const definitions = createDefinitions(
      store,
      () => ({ at: 1, zoneMinutes: 0 }),
      () => 'device',
    );
    await definitions.put({ id: crypto.randomUUID(), pair: 'deu-eng', word: 'Feierabend', text: 'end of work' });
    await definitions.put({ id: crypto.randomUUID(), pair: 'deu-eng', word: 'Heim', text: 'shelter' });
    expect(list(await searchIn(store, { text: 'feier' }))).toEqual(['deu-eng Feierabend: near']);
    expect(list(await searchIn(store, { text: 'end work' }))).toEqual(['deu-eng Feierabend: near']);
    const { hits } = await searchIn(store, { text: 'shelter' });
    expect(hits.map(({ entry }) => [entry.word, entry.definition, entry.meanings])).toEqual([
      ['Heim', 'shelter', ['home']],
    ]);
  });

  test('a large deck is read page by page, and each of its words is found once', async () => {
    const cards = makeCards(20_000, (rank) => `palabra${rank}`);
    const store = await makeStoreWith(makeDeck({ cards }));
    let time = 0;
    const late = () => (time += 1_000);
    const found: string[] = [];
    let pages = 0;
    let place: SearchPage['next'];
    do {
      const page = await searchPage(store, { text: 'meaning 19', place }, late);
      found.push(...page.hits.map(({ entry }) => entry.word));
      place = page.next;
      pages += 1;
    } while (place);
    expect(pages).toBe(4);
    // 19, 190 to 199, 1,900 to 1,999 and 19,000 to 19,999.
    expect(new Set(found).size).toBe(1_111);
    expect(found.length).toBe(1_111);
    expect(found[0]).toBe('palabra19');
  });

  test('a start that very many words have gives the most frequent of them', async () => {
    const cards = makeCards(20_000, (rank) => `palabra${rank}`);
    const { hits } = await searchIn(await makeStoreWith(makeDeck({ cards })), { text: 'pal' });
    expect(hits.slice(0, 3).map(({ entry }) => entry.word)).toEqual(['palabra1', 'palabra2', 'palabra3']);
  });

  test('a source that is off for look-ups and for Study is left out', async () => {
    const store = await decks();
    await store.content.sources.update('deu-eng', { inLookups: false });
    expect(list(await searchIn(store, { text: 'home' }))).toHaveLength(3);
    await store.content.sources.update('deu-eng', { inStudy: false });
    expect(list(await searchIn(store, { text: 'home' }))).toEqual([]);
  });
});
