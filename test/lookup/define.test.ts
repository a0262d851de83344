import { describe, expect, test, vi } from 'vitest';
import type { StoredCard } from '../../src/model/card.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import { createDefinitions } from '../../src/study/definitions.ts';
import { defineWord } from '../support/define-word.ts';
import { ENGLISH, GERMAN, makeDeck, makeStoreWith, type TestStore } from '../support/store.ts';

const GERMAN_CARDS: StoredCard[] = [
  [1, 'der', ['the']],
  [2, 'sie', ['she', 'they']],
  [3, 'Sie', ['you']],
  [4, 'Haus', ['house'], ['Häuser', 'Hauses']],
  [5, 'Straße', ['street']],
  [6, 'gehen', ['go'], ['ging', 'gegangen']],
  [7, 'fragen', ['ask'], ['frage']],
  [8, 'Frage', ['question'], ['Fragen']],
];

const decks = () =>
  makeStoreWith(makeDeck(), makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards: GERMAN_CARDS }));

/** Looks up the position marked by `|`, before the character that is pointed at. */
function defineAt(store: TestStore, marked: string, language?: string): Promise<LookupResult> {
  const offset = marked.indexOf('|');
  return defineWord(store, { text: marked.replace('|', ''), offset, language });
}

function describeResult({ range, entries }: LookupResult, marked: string): string {
  if (!range) return 'nothing';
  const text = marked.replace('|', '');
  return `${text.slice(range.start, range.end)}: ${entries.map(({ word, match }) => `${word} (${match})`).join(', ')}`;
}

describe('define', () => {
  test.each([
    ['spa', 'Hace un |año llovió.', 'año: año (word)'],
    ['spa', 'Hace un A|ÑO llovió.', 'AÑO: año (word)'],
    ['spa', 'hace un |ano', 'ano: año (folded)'],
    ['spa', 'Claro, por |supuesto que sí.', 'por supuesto: por supuesto (word)'],
    ['spa', 'Claro, |por  supuesto que sí.', 'por  supuesto: por supuesto (word), por (word)'],
    ['spa', 'Va |por la calle.', 'por: por (word)'],
    ['spa', 'por, |supuesto', 'nothing'],
    ['spa', 'Dijo que |sí.', 'sí: sí (word)'],
    ['spa', 'Dijo que |si llueve', 'si: si (word)'],
    ['spa', 'Ella |fue al mercado', 'fue: ser (form)'],
    ['spa', 'un| año', 'nothing'],
    ['spa', 'el gato |duerme', 'nothing'],
    ['deu', 'Das |Haus ist alt.', 'Haus: Haus (word)'],
    ['deu', 'alte Hä|user', 'Häuser: Haus (form)'],
    ['deu', 'alte hau|ser', 'hauser: Haus (folded-form)'],
    ['deu', 'in der |STRASSE', 'STRASSE: Straße (folded)'],
    ['deu', 'die |Stra\u00ADße hinab', 'Stra\u00ADße: Straße (word)'],
    ['deu', 'Kommen |Sie mit?', 'Sie: Sie (word), sie (word)'],
    ['deu', 'dass |sie kommt', 'sie: sie (word), Sie (word)'],
    // The capital says more than the spelling alone.
    ['deu', 'Zeit und |Fragen', 'Fragen: Frage (form), fragen (word)'],
    ['deu', 'Ich |frage dich.', 'frage: fragen (form), Frage (word)'],
    ['deu', '|Fragen Sie!', 'Fragen: fragen (word), Frage (form)'],
  ])('%s: "%s" gives %s', async (language, marked, expected) => {
    expect(describeResult(await defineAt(await decks(), marked, language), marked)).toBe(expected);
  });

  test('asks only decks from the language of the text', async () => {
    const store = await decks();
    expect((await defineAt(store, '|Haus', 'spa')).entries).toEqual([]);
    expect((await defineAt(store, '|Haus', 'jpn')).entries).toEqual([]);
  });

  test('asks the decks of the script when the language is not known', async () => {
    const store = await decks();
    expect((await defineAt(store, 'das |Haus')).entries[0]?.word).toBe('Haus');
    expect((await defineAt(store, 'один |дом')).entries).toEqual([]);
  });

  describe('applies each deck’s own rules when the language of the text is unknown:', () => {
    const SERBIAN = { iso639_3: 'srp', name: 'Serbian' };
    test.each<[string, string, string[], string, string]>([
      ['Cyrillic letters in a deck of them', 'srp', ['човек'], '|човек', 'човек: човек (word)'],
      ['Cyrillic letters in a deck of Latin ones', 'srp', ['kuća', 'kuca'], 'ова |кућа', 'кућа: kuća (word)'],
      ['a phrase', 'srp', ['добар дан'], '|Добар дан!', 'Добар дан: добар дан (word)'],
      ['a cedilla for a comma', 'ron', ['și', 'si'], 'el |şi ea', 'şi: și (word)'],
      ['the tone on the other letter', 'vie', ['hoà', 'hoa'], 'thế |hòa', 'hòa: hoà (word)'],
      ['a letter without its dot', 'tur', ['ısı', 'isi'], '|ISI', 'ISI: ısı (word)'],
    ])('%s', async (_, language, words, marked, expected) => {
      const cards = words.map((word, index): StoredCard => [index + 1, word, []]);
      const from = { iso639_3: language, name: language };
      const store = await makeStoreWith(makeDeck(), makeDeck({ pair: `${language}-eng`, from, to: ENGLISH, cards }));
      expect(describeResult(await defineAt(store, marked), marked)).toBe(expected);
    });

    test('does not look for words of one language with the rules of another', async () => {
      const store = await makeStoreWith(
        makeDeck({ cards: [[1, 'IR', ['go']]] }),
        makeDeck({ pair: 'tur-eng', from: { iso639_3: 'tur', name: 'Turkish' }, to: ENGLISH, cards: [[2, 'ır', []]] }),
      );
      expect((await defineAt(store, '|IR')).entries.map(({ word, match }) => [word, match])).toEqual([
        ['IR', 'word'],
        ['ır', 'word'],
      ]);
    });

    test('including own definitions', async () => {
      const store = await makeStoreWith(makeDeck({ pair: 'srp-eng', from: SERBIAN, to: ENGLISH }));
      const definitions = createDefinitions(
        store,
        () => ({ at: 1, zoneMinutes: 60 }),
        () => 'device',
      );
      await definitions.put({ id: crypto.randomUUID(), pair: 'srp-eng', word: 'човек', text: 'man' });
      expect((await defineAt(store, '|човек')).entries[0]).toMatchObject({ definition: 'man', match: 'word' });
    });
  });

  test.each(['srp', 'hbs', 'cnr', undefined])(
    'finds the words of a Serbo-Croatian deck in text of %s',
    async (language) => {
      const from = { iso639_3: 'hbs', name: 'Serbo-Croatian' };
      const store = await makeStoreWith(
        makeDeck({ pair: 'hbs-eng', from, to: ENGLISH, cards: [[1, 'кућа', ['house']]] }),
      );
      expect((await defineAt(store, '|кућа', language)).entries[0]).toMatchObject({ word: 'кућа', match: 'word' });
      expect((await defineAt(store, '|kuća', language)).entries[0]).toMatchObject({ word: 'кућа', match: 'word' });
    },
  );

  test('finds words in scripts without spaces', async () => {
    const cards: StoredCard[] = [
      [1, '中国', ['China']],
      [2, '中', ['middle']],
      [3, '国家', ['country']],
    ];
    const store = await makeStoreWith(makeDeck({ pair: 'cmn-eng', from: { iso639_3: 'cmn', name: 'Chinese' }, cards }));
    const marked = '他来自中|国。';
    expect(describeResult(await defineAt(store, marked, 'cmn'), marked)).toBe('中国: 中国 (word)');
  });

  test.each([
    ['zho', 'cmn'],
    ['cmn', 'zho'],
    ['arb', 'ara'],
  ])('a deck from %s answers a page in %s', async (from, language) => {
    const cards: StoredCard[] = [[1, '水', ['water']]];
    const store = await makeStoreWith(makeDeck({ pair: `${from}-eng`, from: { iso639_3: from, name: '' }, cards }));
    expect((await defineAt(store, '|水', language)).entries).toHaveLength(1);
  });

  test('answers Nynorsk from a deck of Norwegian, and from one of its own if there is one', async () => {
    const norwegian = makeDeck({
      pair: 'nor-eng',
      from: { iso639_3: 'nor', name: 'Norwegian' },
      cards: [[1, 'hus', ['house']]],
    });
    const store = await makeStoreWith(norwegian);
    expect((await defineAt(store, '|hus', 'nno')).entries[0]?.pair).toBe('nor-eng');
    expect((await defineAt(store, '|hus', 'dan')).entries).toEqual([]);
  });

  test.each([
    ['a word', 'Claro, por |supuesto que sí.'],
    ['a form', 'Ella |fue al mercado'],
    ['a word that every rule is tried on', 'los gatos |maullándoselos'],
  ])('reads decks in one transaction the first time and in none the second: %s', async (_, marked) => {
    const store = await decks();
    const begin = vi.spyOn(store.contentConnection, 'read');
    await defineAt(store, marked, 'spa');
    expect(begin).toHaveBeenCalledTimes(1);
    await defineAt(store, marked, 'spa');
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('applies each deck’s own rules where the text’s language is unknown', async () => {
    const cards: StoredCard[] = [[1, 'homme', ['man'], ['hommes']]];
    const french = makeDeck({ pair: 'fra-eng', from: { iso639_3: 'fra', name: 'French' }, cards });
    const german = makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards: GERMAN_CARDS });
    const store = await makeStoreWith(german, french);
    expect((await defineAt(store, 'de l’|homme')).entries).toMatchObject([{ word: 'homme', rule: 'elision' }]);
    expect((await defineAt(store, 'die |Hausstraße')).entries).toMatchObject([
      { word: 'Haus', rule: 'compound' },
      { word: 'Straße', rule: 'compound' },
    ]);
  });

  test('guesses no compound from a deck of which more cards arrive', async () => {
    const german = makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards: GERMAN_CARDS, isComplete: false });
    const store = await makeStoreWith(german);
    expect((await defineAt(store, 'die |Hausstraße', 'deu')).entries).toEqual([]);
    expect((await defineAt(store, 'die |Straße', 'deu')).entries).toMatchObject([{ word: 'Straße' }]);
  });

  test('puts the learner’s definition beside the meanings and finds words that only the learner has defined', async () => {
    const store = await decks();
    const definitions = createDefinitions(
      store,
      () => ({ at: 1, zoneMinutes: 60 }),
      () => 'device',
    );
    await definitions.put({ id: crypto.randomUUID(), pair: 'deu-eng', word: 'Haus', text: 'home' });
    await definitions.put({ id: crypto.randomUUID(), pair: 'deu-eng', word: 'Feierabend', text: 'after work' });
    const [house] = (await defineAt(store, 'das |Haus', 'deu')).entries;
    expect(house).toMatchObject({ word: 'Haus', definition: 'home', meanings: ['house'], rank: 4 });
    const [evening] = (await defineAt(store, 'am |Feierabend', 'deu')).entries;
    expect(evening).toEqual({
      pair: 'deu-eng',
      word: 'Feierabend',
      rank: undefined,
      definition: 'after work',
      meanings: [],
      match: 'word',
    });
  });

  test.each([
    ['an emoji family', '|👨‍👩‍👧‍👦'],
    ['a word of 250 characters', `|${'Donaudampfschiff'.repeat(15)}`],
    ['an offset behind the end', 'Haus|'],
    ['a lone surrogate', '|\uD83D'],
    ['only marks', '|\u0301\u0301'],
  ])('finds nothing for %s and does not fail', async (_, marked) => {
    expect((await defineAt(await decks(), marked, 'deu')).entries).toEqual([]);
  });
});
