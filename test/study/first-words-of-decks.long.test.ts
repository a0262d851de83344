import { expect, test } from 'vitest';
import { readFirstWords, readPractice } from '../../scripts/packaged-sentences.ts';
import type { StoredCard } from '../../src/model/card.ts';
import { toLanguagePair } from '../../src/model/pair.ts';
import { ARRANGED_RANKS, arrangeFirstCards } from '../../src/study/first-words.ts';
import { readStarterDeck } from '../support/starter-decks.ts';

const LANGUAGES = ['cmn', 'deu', 'fra', 'ita', 'jpn', 'nld', 'pol', 'por', 'rus', 'spa', 'swe'];
const PAIRS = LANGUAGES.flatMap((language) => [`${language}-eng`, `eng-${language}`]);

test.each(PAIRS)(
  '%s: the words of the practice text are nouns, verbs and adjectives with a sentence',
  async (pair) => {
    const cards = readStarterDeck(pair).cards.slice(0, ARRANGED_RANKS);
    const words = await readFirstWords(pair);
    const stored = cards.map((card, index): StoredCard => [index + 1, ...card]);
    const { ofText } = arrangeFirstCards(stored, words);
    expect(ofText.length).toBeGreaterThanOrEqual(10);
    for (const card of ofText) {
      const [, word, , , details] = card;
      expect(words.isFirst(card), word).toBe(true);
      // The class of most use comes first; in the text, a word may have another one.
      const isOpen = details?.classes?.some((name) => ['noun', 'verb', 'adjective'].includes(name));
      expect(isOpen ?? true, word).toBe(true);
    }
    const marked = (await readPractice(toLanguagePair(pair).from))?.words ?? [];
    const found = ofText.map(([, word]) => word);
    // The translations of each language's sentences have some of the English words.
    expect(found).toEqual(pair.startsWith('eng') ? marked.filter((word) => found.includes(word)) : marked);
  },
  120_000,
);

test.each(PAIRS)('%s: the first five hundred words that Study introduces are no phrases', async (pair) => {
  const cards = readStarterDeck(pair).cards.slice(0, ARRANGED_RANKS);
  const stored = cards.map((card, index): StoredCard => [index + 1, ...card]);
  const { ofText, others } = arrangeFirstCards(stored, await readFirstWords(pair));
  const first = [...ofText, ...others].slice(0, 500);
  expect(first.filter(([, , , , details]) => details?.classes?.includes('phrase'))).toEqual([]);
});
