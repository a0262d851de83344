import { describe, expect, test } from 'vitest';
import type { StoredCard } from '../../src/model/card.ts';
import { rebuildWordIndex } from '../../src/store/content/write/word-index.ts';
import { defineWord } from '../support/define-word.ts';
import { ENGLISH, GERMAN, makeDeck, makeStoreWith, type TestStore } from '../support/store.ts';

/** A deck of headwords as people write them, in the order of rank. */
function makeHeadwords(from: string, headwords: readonly string[]): Promise<TestStore> {
  const cards = headwords.map((word, index): StoredCard => [index + 1, word, [`meaning of ${word}`]]);
  const to = from === 'eng' ? GERMAN : ENGLISH;
  const pair = `${from}-${to.iso639_3}`;
  return makeStoreWith(makeDeck({ pair, from: { iso639_3: from, name: from }, to, cards }));
}

async function find(store: TestStore, marked: string, language: string): Promise<string[]> {
  const offset = Math.max(0, marked.indexOf('|'));
  const { entries } = await defineWord(store, { text: marked.replace('|', ''), offset, language });
  return entries.map(({ word }) => word);
}

/** Each text of a page leads to this headword and to nothing else. */
const FOUND: Record<string, [headword: string, ...pages: string[]][]> = {
  deu: [
    ['das Haus', 'Haus', 'Häuser', 'das |Haus ist alt', 'alte |Häuser'],
    ['die Katze (-n)', 'Katze', 'Katzen'],
    ['der Hund, -e', 'der |Hund bellt', 'ein |Hund', 'Hunde'],
    ['sich freuen', 'freust', 'ich |freue mich'],
    ['film {m}', 'Film'],
    ['schön [Adj.]', 'schöne'],
    ['etw. suchen', 'sucht'],
    ['Bank, die', 'Bank'],
    ['Freund(in)', 'Freundin', 'Freund'],
  ],
  spa: [
    ['el perro', 'perros', 'el |perro'],
    ['bonito/a', 'bonita', 'bonito'],
    ['levantarse (me levanto)', 'levantarse', 'levanto'],
    ['¡Hola!', 'Hola'],
    ['el/la estudiante', 'estudiantes'],
  ],
  ell: [
    ['η πλαζ', 'πλαζ'],
    ['ο άνθρωπος', 'ανθρώπου'],
  ],
  lat: [
    ['mare, maris (n.)', 'maris', 'mare'],
    ['beatus (beata, beatum)', 'beatus', 'beata'],
  ],
  eng: [['to sing', 'sings', 'singing']],
  fra: [
    ["l'eau", 'eau', "l'|eau"],
    ['se laver', 'laver', 'lave'],
  ],
  ita: [['il gatto', 'gatti', 'gatto']],
  swe: [['att gå', 'gå']],
  nld: [['het huis', 'huis', 'huizen']],
  rus: [['студент/ка', 'студентка', 'студентку']],
  pol: [['uczyć się', 'uczyć']],
  jpn: [['飲[の]む', '飲む', '飲みます']],
  ara: [['البيت', 'بيت']],
};

describe.each(Object.entries(FOUND))('in a deck from %s', (language, cases) => {
  test.each(cases)('"%s" is found by its word', async (...[headword, ...pages]) => {
    const store = await makeHeadwords(
      language,
      cases.map(([word]) => word),
    );
    for (const page of pages) expect([page, ...(await find(store, page, language))]).toEqual([page, headword]);
  });
});

describe('a headword', () => {
  test('that is a phrase does not answer for its words', async () => {
    const store = await makeHeadwords('deu', ['das Haus am See', 'zu Fuß', 'das heißt', 'wie du mir, so ich dir']);
    for (const page of ['Haus', 'See', 'Fuß', 'heißt', 'mir']) expect(await find(store, page, 'deu')).toEqual([]);
    expect(await find(store, 'Wir haben das |Haus am See', 'deu')).toEqual(['das Haus am See']);
  });

  test('that is a particle does not answer for the next word', async () => {
    const store = await makeHeadwords('eng', ['to go', 'to be']);
    expect(await find(store, 'to', 'eng')).toEqual([]);
    expect(await find(store, '|be', 'eng')).toEqual(['to be']);
  });

  test('with an article and the word without it answer together', async () => {
    const store = await makeHeadwords('deu', ['das Haus', 'Haus', 'das']);
    for (const page of ['Haus', 'alte |Häuser', 'das |Haus', 'ein |Haus']) {
      expect((await find(store, page, 'deu')).sort()).toEqual(['Haus', 'das Haus']);
    }
  });

  test('that is a noun goes before a verb where the text has a capital', async () => {
    const store = await makeHeadwords('deu', ['sich regen', 'der Regen']);
    expect(await find(store, 'bei |Regen', 'deu')).toEqual(['der Regen', 'sich regen']);
    expect(await find(store, 'sie |regen an', 'deu')).toEqual(['sich regen', 'der Regen']);
  });

  test('has the forms of its word', async () => {
    const store = await makeHeadwords('deu', ['gehen (ist gegangen)', 'das Haus']);
    const forms = new Map([
      ['gehen', ['ging', 'gegangen']],
      ['Haus', ['Häuser', 'Hauses']],
    ]);
    await rebuildWordIndex(store, 'deu-eng/1', 'deu', forms);
    const { entries } = await defineWord(store, { text: 'Er ging', offset: 3, language: 'deu' });
    expect(entries).toEqual([
      expect.objectContaining({
        word: 'gehen (ist gegangen)',
        match: 'form',
        why: { steps: ['ging', 'gehen (ist gegangen)'], reason: 'form' },
      }),
    ]);
    expect(await find(store, 'Hauses', 'deu')).toEqual(['das Haus']);
  });

  test('that governs a complement is found by its word in a list of one’s own', async () => {
    const store = await makeHeadwords('deu', ['warten auf (Akk)', 'Angst haben vor + D']);
    expect(await find(store, 'wir |warten', 'deu')).toEqual([]);
    await rebuildWordIndex(store, 'deu-eng/1', 'deu', new Map([['warten', ['gewartet']]]));
    expect(await find(store, 'wir |warten hier', 'deu')).toEqual(['warten auf (Akk)']);
    expect(await find(store, 'er |wartete', 'deu')).toEqual(['warten auf (Akk)']);
    expect(await find(store, 'hast du |gewartet', 'deu')).toEqual(['warten auf (Akk)']);
    expect(await find(store, 'keine |Angst', 'deu')).toEqual(['Angst haben vor + D']);
    expect(await find(store, '|auf dem Tisch', 'deu')).toEqual([]);
  });

  test('shows as it is written, without a reason for its article', async () => {
    const store = await makeHeadwords('deu', ['das Haus']);
    const { entries } = await defineWord(store, { text: 'Haus', offset: 0, language: 'deu' });
    expect(entries).toMatchObject([{ word: 'das Haus', core: 'Haus', match: 'word' }]);
    expect(entries[0]?.why).toBeUndefined();
  });

  test('is found in a deck so large that its keys are hashed', async () => {
    const store = await makeHeadwords('deu', [
      ...Array.from({ length: 140_000 }, (_, index) => `wort${index}`),
      'das Haus',
      'Freund(in)',
    ]);
    expect(await store.content.hashes.count()).toBe(1);
    expect(await find(store, 'Haus', 'deu')).toEqual(['das Haus']);
    expect(await find(store, 'Freundin', 'deu')).toEqual(['Freund(in)']);
  }, 60_000);
});

describe('a word that a deck has twice', () => {
  const cards: StoredCard[] = [
    [1, 'Bank', ['bank']],
    [2, 'Bank', ['bench']],
    [3, 'sehen', ['to see']],
    [4, 'Sehen', ['sight']],
    [5, 'sehen', ['to watch']],
    [6, 'Bank', ['bank']],
    [7, 'das Schloss', ['castle']],
    [8, 'das Schloss', ['lock']],
  ];
  const open = () =>
    makeStoreWith(makeDeck({ pair: 'deu-eng', from: { iso639_3: 'deu', name: 'German' }, to: ENGLISH, cards }));
  const define = async (text: string) => {
    const { entries } = await defineWord(await open(), { text, offset: 0, language: 'deu' });
    return entries.map(({ word, rank, meanings }) => [word, rank, ...meanings]);
  };

  test('is answered with every card, and identical cards once', async () => {
    expect(await define('Bank')).toEqual([
      ['Bank', 1, 'bank'],
      ['Bank', 2, 'bench'],
    ]);
  });

  test('is answered with every card where a form is on the page', async () => {
    expect(await define('Schlösser')).toEqual([
      ['das Schloss', 7, 'castle'],
      ['das Schloss', 8, 'lock'],
    ]);
    expect((await define('sehen')).slice(0, 2)).toEqual([
      ['sehen', 3, 'to see'],
      ['sehen', 5, 'to watch'],
    ]);
  });
});
