import { describe, expect, test } from 'vitest';
import { loadInflections } from '../../scripts/inflections.ts';
import { define } from '../../src/lookup/define.ts';
import type { StoredCard } from '../../src/model/card.ts';
import { findListedWords } from '../../src/study/listed-words.ts';
import { ENGLISH, GERMAN, makeDeck, makeStoreWith } from '../support/store.ts';

/** Cards that a list leads to in a deck of the given words. */
async function findIn(from: string, words: readonly string[], list: readonly string[]) {
  const to = from === 'eng' ? GERMAN : ENGLISH;
  const pair = `${from}-${to.iso639_3}`;
  const cards = words.map((word, index): StoredCard => [index + 1, word, [`meaning of ${word}`]]);
  const deck = makeDeck({ pair, from: { iso639_3: from, name: from }, to, cards });
  const other = makeDeck({ pair: `${from}-fra`, from: deck.from, cards: [[1, 'Esel', ['âne']]] });
  const store = await makeStoreWith(deck, other);
  return findListedWords(store, pair, list, async (text) => {
    const request = { text, offset: 0, language: from };
    return (await define(store, request, loadInflections, (asked) => asked === pair)).entries;
  });
}

describe('a list of known words', () => {
  test.each([
    ['deu', ['Haus', 'Wasser', 'gehen', 'Straße', 'Mädchen'], ['Haus', 'Wasser', 'gehen', 'Straße', 'Mädchen'], []],
    ['deu', ['das Haus', 'sich freuen'], ['Häuser', 'freust', 'Xyzzy'], ['Xyzzy']],
    ['deu', ['Haus', 'freuen'], ['das Haus', 'sich freuen', 'die Häuser'], []],
    ['deu', ['Hand', 'Schuh', 'lesen'], ['Handschuh', 'Leser', 'Esel'], ['Handschuh', 'Leser', 'Esel']],
    ['deu', ['sie', 'Sie'], ['Sie'], []],
    ['spa', ['perro', 'casa', 'bonito/a'], ['perros', 'la casa', 'bonita'], []],
    ['fra', ['maison', "l'eau"], ['les maisons', 'eau'], []],
    ['eng', ['to walk', 'dog'], ['walked', 'the dogs', 'walks'], []],
    ['ita', ['il gatto', 'casa'], ['gatti', 'le case'], []],
    ['por', ['o gato', 'casa'], ['gatos', 'uma casa'], []],
    ['nld', ['het huis', 'lopen'], ['huis', 'loopt'], []],
    ['rus', ['дом', 'читать'], ['дома', 'читаю'], []],
    ['pol', ['dom', 'uczyć się'], ['domu', 'uczyć'], []],
    ['jpn', ['飲[の]む', '学校'], ['飲む', '学校'], []],
    ['ell', ['ο άνθρωπος', 'το σπίτι'], ['άνθρωπος', 'σπίτι'], []],
  ])('from %s: of %s, %s are found but %s', async (language, deck, list, missing) => {
    const found = await findIn(language, deck, list);
    expect(found.missing).toEqual(missing);
    expect(found.words.every((word) => deck.includes(word))).toBe(true);
  });

  test('has each card once, as the deck writes it', async () => {
    expect(await findIn('deu', ['das Haus', 'Sie', 'sie'], ['Haus', 'Häuser', 'das Haus', 'Sie'])).toEqual({
      words: ['das Haus', 'Sie'],
      missing: [],
    });
  });
});
