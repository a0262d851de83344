import { lazily } from '../language/lazily.ts';
import { type Lead, type PointedWord, toLead } from './lead.ts';

/** Endings after an apostrophe, by language. The text before the apostrophe is the word. */
const ENDINGS: Record<string, () => RegExp> = {
  // The dog's, the dogs', we'd, they'll, you're, I've, I'm, doesn't.
  eng: lazily(() => /^(.+?)(?:'s|(?<=s)'|'d|'ll|'re|'ve|'m|n't)$/u),
  // Geht's, wenn's, hast'n.
  deu: lazily(() => /^(.+?)'(?:s|n|ne|nen|nem|m|st|t)?$/u),
  // Foto's, oma's, zo'n.
  nld: lazily(() => /^(.+?)'(?:s|tje|tjes|n|t|er)?$/u),
  // Dona'm, compra'ls.
  cat: lazily(() => /^(.+?)'(?:m|t|s|n|ns|l|ls)$/u),
  // İstanbul'da, Ankara'nın: the endings of a name stand behind an apostrophe.
  tur: lazily(() => /^(.+?)'[\p{L}\p{M}]{1,10}$/u),
  aze: lazily(() => /^(.+?)'[\p{L}\p{M}]{1,10}$/u),
};

/** Contractions whose remainder without `n't` is not a word. */
const ENGLISH_BASES = new Map([
  ["can't", 'can'],
  ["won't", 'will'],
  ["shan't", 'shall'],
]);

/** Contractions typed without the apostrophe: `dont`, `youre`. Those that spell another word (`were`, `well`) are found before. */
const HASTY =
  /^((?:do|does|did|is|are|was|were|have|has|had|ca|wo|could|would|should|must)n(?=t$)|i(?=m$|ve$)|(?:you|we|they)(?=re$|ve$))/u;

/** Finds the word before an apostrophe with a contraction or an ending. */
export function findShortenedLeads(word: PointedWord): Lead[] {
  const key = word.language === 'eng' ? word.key.replace(HASTY, "$1'") : word.key;
  const irregular = word.language === 'eng' ? ENGLISH_BASES.get(key) : undefined;
  const base = irregular ?? ENDINGS[word.language]?.().exec(key)?.[1];
  return base === undefined ? [] : [toLead(word, base, { rule: 'clitic' })];
}
