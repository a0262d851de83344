import { expect, test } from 'vitest';
import { readFirstWords } from '../../scripts/packaged-sentences.ts';
import { findArrangedEnd } from '../../src/study/first-words.ts';
import { readStarterDeck } from '../support/starter-decks.ts';

const LANGUAGES = ['cmn', 'deu', 'fra', 'ita', 'jpn', 'nld', 'pol', 'por', 'rus', 'spa', 'swe'];
const PAIRS = LANGUAGES.flatMap((language) => [`${language}-eng`, `eng-${language}`]);
const STARTS = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000];

/** Two first sessions of ten words each; beyond rank 6,000 at least the first one, with some to spare. */
const toFewest = (start: number) => (start > 6_000 ? 12 : 20);

test.each(PAIRS)(
  '%s: a learner who begins further on finds nouns, verbs and adjectives with a sentence',
  async (pair) => {
    const { cards } = readStarterDeck(pair);
    const words = await readFirstWords(pair);
    const tooFew = STARTS.flatMap((start) => {
      const nearby = cards.slice(start - 1, findArrangedEnd(start) - 1);
      const count = nearby.filter((card, index) => words.isFirst([start + index, ...card])).length;
      return count < toFewest(start) ? [`${count} from ${start} on`] : [];
    });
    expect(tooFew).toEqual([]);
  },
);
