import { describe, expect, test } from 'vitest';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { readDeck } from '../../scripts/lookup/packaged-decks.ts';

const TARGETS = ['cmn', 'deu', 'fra', 'ita', 'jpn', 'nld', 'pol', 'por', 'rus', 'spa', 'swe'];
/** Words of an English deck that are common enough to be met. */
const RANKS = 20_000;
const PREFIXES = ['un', 'dis', 'mis', 'non', 'in', 'im', 'il', 'ir', 'de', 'anti', 'counter'];

const DECKS = new Map(TARGETS.map((to) => [to, readDeck(`eng-${to}`)]));

/** Words with a negative prefix whose rest is a word, too, of any English deck. */
function listNegatives(): string[] {
  const words = new Set([...DECKS.values()].flatMap(({ cards }) => cards.slice(0, RANKS).map(([word]) => word)));
  return [...words].filter((word) =>
    PREFIXES.some((prefix) => word.startsWith(prefix) && words.has(word.slice(prefix.length))),
  );
}

describe('no English word with a negative prefix is answered by its opposite', () => {
  const negatives = listNegatives();

  test('there are many of them', () => {
    expect(negatives.length).toBeGreaterThan(500);
  });

  test.each(TARGETS)('into %s', (to) => {
    const deck = DECKS.get(to);
    if (!deck) throw new Error(`Expected a deck into ${to}, got none.`);
    const words = new DeckWords(deck);
    const meaningsOf = new Map(deck.cards.map(([word, meanings]) => [word, meanings]));
    const wrong = negatives.flatMap((negative) => {
      const [first] = words.define(negative, 0).entries;
      const isBase = first && first.word !== negative && negative.endsWith(first.word);
      const isBare = isBase && first.meanings.some((meaning) => meaningsOf.get(first.word)?.includes(meaning));
      return isBare ? [`${negative}: ${first.word} ${first.meanings[0]} (${first.rule ?? first.match})`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
