import { expect, test } from 'vitest';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { readStarterWords } from '../support/starter-decks.ts';

test('most forms of the first cards are found without stored forms, and few lead elsewhere', () => {
  const deck = readStarterWords('jpn-eng');
  const words = new DeckWords(deck, false);
  const known = new Set(deck.cards.map(([word]) => word));
  // Some 2,000 words and the phrases among them, which have no forms. More cards have the same kinds of forms.
  const cards = deck.cards.slice(0, 2_250);
  const count = { forms: 0, found: 0, elsewhere: 0 };
  for (const [word, , forms = []] of cards) {
    const inflected = forms.filter(
      (form) => /^\p{Script=Han}.*\p{Script=Hiragana}$/u.test(form) && form[0] === word[0],
    );
    for (const form of inflected.filter((each) => !known.has(each))) {
      const { range, entries } = words.define(form, 0);
      const isWhole = range?.end === form.length;
      count.forms += 1;
      if (isWhole && entries.some((entry) => entry.word === word)) count.found += 1;
      else if (isWhole) count.elsewhere += 1;
    }
  }
  expect(count.forms).toBeGreaterThan(5_000);
  expect(count.found / count.forms).toBeGreaterThan(0.75);
  expect(count.elsewhere / count.forms).toBeLessThan(0.01);
}, 120_000);
