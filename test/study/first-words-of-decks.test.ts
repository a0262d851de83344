import { expect, test } from 'vitest';
import { readFirstWords, readPractice } from '../../scripts/packaged-sentences.ts';
import { ARRANGED_RANKS, arrangeFirstCards } from '../../src/study/first-words.ts';
import { readStarterFile } from '../support/starter-decks.ts';

// The long stage tries all decks, with their word classes.
test.each(['cmn', 'deu', 'eng', 'fra', 'ita', 'jpn', 'nld', 'pol', 'por', 'rus', 'spa', 'swe'])(
  '%s: the first ten new words are marked in the practice text, frequent, and have a sentence',
  async (language) => {
    const pair = language === 'eng' ? 'eng-deu' : `${language}-eng`;
    const words = await readFirstWords(pair);
    const cards = readStarterFile(pair).cards.slice(0, ARRANGED_RANKS);
    const { ofText } = arrangeFirstCards(
      cards.map((card, index) => [index + 1, ...card]),
      words,
    );
    expect(ofText.length).toBeGreaterThanOrEqual(10);
    const known = new Set(cards.map(([word]) => word));
    const listed = (await readPractice(language))?.opening ?? [];
    expect(listed.filter((word) => !known.has(word) || !words.hasSentence(word))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  },
);
