import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { readDeck } from '../../scripts/lookup/packaged-decks.ts';

const FOLDER = new URL('../fixtures/lookup/irregular/', import.meta.url);
const INTO = ['cmn', 'deu', 'fra', 'ita', 'jpn', 'nld', 'pol', 'por', 'rus', 'spa', 'swe'];

const FROM = ['deu', 'fra', 'ita', 'jpn', 'nld', 'pol', 'por', 'rus', 'spa', 'swe'];

const readForms = (language: string) =>
  readFileSync(new URL(`${language}.txt`, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' = '))
    .map((line) => line.split(' = ') as [form: string, word: string]);

/** Forms of the deck's words that do not lead to them, unless the form has a card of its own, as `better` has. */
function listLost(pair: string): string[] {
  const deck = readDeck(pair);
  const known = new Set(deck.cards.map(([word]) => word));
  const words = new DeckWords(deck);
  return readForms(pair.slice(0, 3)).flatMap(([form, word]) => {
    if (!known.has(word)) return [];
    const found = words.define(form, 0).entries.map((entry) => entry.word);
    return found[0] === form || found.includes(word) ? [] : [`${form} = ${word}, not ${found.join(', ')}`];
  });
}

describe('forms that no rule of endings gives', () => {
  test.each(['eng', ...FROM])('are hundreds in %s', (language) => {
    expect(readForms(language).length).toBeGreaterThanOrEqual(300);
  });

  test.each([...INTO.map((to) => `eng-${to}`), ...FROM.map((from) => `${from}-eng`)])(
    'lead to their words: %s',
    (pair) => {
      expect(listLost(pair)).toEqual([]);
    },
  );
});
