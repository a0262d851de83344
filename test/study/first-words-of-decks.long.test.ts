import { expect, test } from 'vitest';
import { readFirstWords, readPractice } from '../../scripts/lookup/packaged-sentences.ts';
import type { StoredCard } from '../../src/model/card.ts';
import { toLanguagePair } from '../../src/model/pair.ts';
import { ARRANGED_RANKS, arrangeFirstCards } from '../../src/study/first-words.ts';
import { readStarterDeck } from '../support/starter-decks.ts';

const LANGUAGES = ['cmn', 'deu', 'fra', 'ita', 'jpn', 'nld', 'pol', 'por', 'rus', 'spa', 'swe'];
const PAIRS = LANGUAGES.flatMap((language) => [`${language}-eng`, `eng-${language}`]);

test.each(PAIRS)(
  '%s: the first thirty new words are nouns, verbs and adjectives with a sentence',
  async (pair) => {
    const cards = readStarterDeck(pair).cards.slice(0, ARRANGED_RANKS);
    const words = await readFirstWords(pair);
    const stored = cards.map((card, index): StoredCard => [index + 1, ...card]);
    const { ofText, others } = arrangeFirstCards(stored, words);
    const first = ofText.slice(0, 30);
    expect(first.length).toBeGreaterThanOrEqual(10);
    for (const card of [...first, ...others.slice(0, 10 - first.length)]) {
      const [rank, word, , , details] = card;
      expect(words.isFirst(card), word).toBe(true);
      expect(rank).toBeLessThanOrEqual(ARRANGED_RANKS);
      // The class of most use comes first; a word in the text may be of another one.
      const classes = details?.classes;
      if (classes)
        expect(
          classes.some((name) => ['noun', 'verb', 'adjective'].includes(name)),
          word,
        ).toBe(true);
    }
    const marked = (await readPractice(toLanguagePair(pair).from))?.words;
    expect(ofText.map(([, word]) => word)).toEqual(marked);
  },
  120_000,
);
