import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { readDeck } from '../../scripts/lookup/packaged-decks.ts';

/** Forms of words that no rule of endings gives, from grammars: `drew = draw`. */
const ROWS = readFileSync(new URL('../fixtures/lookup/irregular/eng.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' = '))
  .map((line) => line.split(' = ') as [form: string, word: string]);

describe('irregular forms of English', () => {
  test('are more than three hundred', () => {
    expect(ROWS.length).toBeGreaterThan(300);
  });

  test.each(['cmn', 'deu', 'fra', 'ita', 'jpn', 'nld', 'pol', 'por', 'rus', 'spa', 'swe'])(
    'lead to their words first, into %s',
    (to) => {
      const deck = readDeck(`eng-${to}`);
      const known = new Set(deck.cards.map(([word]) => word));
      const words = new DeckWords(deck);
      const wrong = ROWS.flatMap(([form, word]) => {
        if (!known.has(word)) return [];
        const first = words.define(form, 0).entries[0]?.word;
        // `Better` has a card of its own.
        return first === word || first === form ? [] : [`${form} = ${word}, not ${first}`];
      });
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});
