import { expect, test } from 'vitest';
import { DeckWords } from '../../../../scripts/lookup/deck-words.ts';
import type { DeckFileCard } from '../../../../src/library/formats/deck-file.ts';
import { chooseQuoted } from '../../../build/package/choose-quoted.ts';

/** A deck in which the named words have the named ranks. */
function makeDeck(language: string, cards: Readonly<Record<number, DeckFileCard>>, vulgar: string[] = []) {
  const last = Math.max(...Object.keys(cards).map(Number));
  const list = Array.from({ length: last }, (_, index): DeckFileCard => cards[index + 1] ?? [`x${index}x`, ['-'], []]);
  const deck = { from: { iso639_3: language, name: language }, to: { iso639_3: 'eng', name: '' }, cards: list, vulgar };
  return { deck, words: new DeckWords(deck), language };
}

const GERMAN = makeDeck('deu', {
  1: ['die', ['the'], []],
  2: ['hören', ['to hear'], ['hört'], { classes: ['verb'] }],
  3: ['wir', ['we'], []],
  4: ['sie', ['she'], []],
  900: ['laut', ['loud'], []],
  1600: ['Glocke', ['bell'], []],
  1700: ['Trommel', ['drum'], []],
  4500: ['selten', ['rare'], []],
});
const ENGLISH = makeDeck('eng', {
  1: ['the', ['die'], []],
  2: ['hear', ['hören'], ['hears'], { classes: ['verb'] }],
  3: ['we', ['wir'], []],
  4: ['she', ['sie'], []],
  5: ['bell', ['Glocke'], []],
  6: ['drum', ['Trommel'], []],
  7: ['loud', ['laut'], []],
  8: ['sound', ['Laut'], []],
});

const choose = (lines: readonly string[], shown: readonly string[] = []) =>
  chooseQuoted(
    lines.map((line) => {
      const [text = '', translation = ''] = line.split(' = ');
      return { text, translation };
    }),
    GERMAN,
    ENGLISH,
    new Set(shown),
  ).map(({ text }) => text);

test('each rarer card gets the sentence with the most frequent other words, then the shortest', () => {
  const lines = [
    'Wir hören die Trommel. = We hear the drum.',
    'Laut hören wir die Glocke. = We hear the loud bell.',
    'Wir hören wir hören die Glocke. = We hear, we hear the bell.',
    'Wir hören die Glocke. = We hear the bell.',
  ];
  expect(choose(lines)).toEqual(['Wir hören die Glocke.', 'Wir hören die Trommel.']);
  expect(choose(lines, ['Glocke'])).toEqual(['Wir hören die Trommel.']);
});

test('a sentence that shows two of them serves both', () => {
  const lines = [
    'Wir hören die Glocke, die Trommel. = We hear the bell, the drum.',
    'Sie hört die Trommel. = She hears the drum.',
  ];
  expect(choose(lines)).toEqual(lines.slice(0, 1).map((line) => line.split(' = ')[0]));
});

test.each([
  ['a word without a card', 'Wir hören Annas Glocke. = We hear the bell.'],
  ['no verb', 'Wir, sie, die Glocke. = We, she, the bell.'],
  ['a rare word beside its own', 'Wir hören selten die Glocke. = We hear the bell.'],
  ['another meaning than the card', 'Wir hören die Glocke. = We hear the sound.'],
  ['a translation with a word without a card', 'Wir hören die Glocke. = We discern the bell.'],
  ['no rarer word', 'Wir hören sie laut. = We hear she loud.'],
])('a sentence with %s is left out', (_name, line) => {
  expect(choose([line])).toEqual([]);
});
