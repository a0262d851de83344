import type { SplitClitics } from '../../inflection/word-rules.ts';

/** The dog's, the dogs', we'd, they'll, you're, I've, I'm, doesn't. */
const ENDING = /^(.+?)(?:'s|(?<=s)'|'d|'ll|'re|'ve|'m|n't)$/u;

/** Contractions whose remainder without `n't` is not a word. */
const BASES = new Map([
  ["can't", 'can'],
  ["won't", 'will'],
  ["shan't", 'shall'],
]);

/** Contractions typed without the apostrophe: `dont`, `youre`. Those that spell another word (`were`, `well`) are found before. */
const HASTY =
  /^((?:do|does|did|is|are|was|were|have|has|had|ca|wo|could|would|should|must)n(?=t$)|i(?=m$|ve$)|(?:you|we|they)(?=re$|ve$))/u;

/** Finds the word before an apostrophe with a contraction or an ending. */
export const splitContraction: SplitClitics = (word) => {
  const key = word.key.replace(HASTY, "$1'");
  const spelling = BASES.get(key) ?? ENDING.exec(key)?.[1];
  return spelling === undefined ? [] : [{ spelling }];
};
