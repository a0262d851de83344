import { expect, test } from 'vitest';
import { parseHandwork } from '../../../build/cards/handwork.ts';
import { createWeigher } from '../../../build/words/weight.ts';

const SHARES: Record<string, number> = { peace: 2e-4, account: 5e-6, chrism: 3e-8 };
const MEANINGS: Record<string, string> = { мир: 'peace', миро: 'chrism', cuenta: 'account' };

const weigh = createWeigher({
  handwork: parseHandwork('[meanings]\nшаг = peace\n'),
  findMeanings: (word) => (MEANINGS[word] ? [{ word: MEANINGS[word], score: 1, sources: 2 }] : []),
  shareOf: (meaning) => SHARES[meaning] ?? 0,
});

test.each([
  ['мир', 1],
  ['cuenta', 1],
  ['миро', 0.1],
  // Meanings by hand count like others, and a word without meanings is not judged.
  ['шаг', 1],
  ['abc', 1],
])('%s weighs %d', (lemma, expected) => {
  expect(weigh({ lemma, pos: 'n', tags: '' })).toBeCloseTo(expected);
});
