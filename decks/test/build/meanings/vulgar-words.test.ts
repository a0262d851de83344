import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isProfane } from '../../../build/meanings/vulgar.ts';
import { readStarterDeck } from '../../support/starter-decks.ts';

const PAIRS = readdirSync(new URL('../../../../assets/public/decks', import.meta.url))
  .filter((file) => /^\w{3}-\w{3}\.json$/.test(file))
  .map((file) => file.slice(0, 7));

describe.each(PAIRS)('the deck %s', (pair) => {
  const { cards, from, to, vulgar = [] } = readStarterDeck(pair);
  const marked = new Set(vulgar);

  test('introduces no vulgar word among the first 1,000', () => {
    const introduced = cards.slice(0, 1_000).filter(([word]) => !marked.has(word));
    const isVulgar = (word: string, meanings: string[]) =>
      isProfane(word, from.iso639_3) || meanings.some((meaning) => isProfane(meaning, to.iso639_3));
    expect(introduced.filter(([word, meanings]) => isVulgar(word, meanings))).toEqual([]);
  });

  test('marks only words with cards', () => {
    const words = new Set(cards.map(([word]) => word));
    expect(vulgar.filter((word) => !words.has(word))).toEqual([]);
  });
});
