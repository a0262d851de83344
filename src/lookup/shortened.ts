import { lazily } from '../language/lazily.ts';
import { type Lead, type PointedWord, toLead } from './lead.ts';

/** What may stand at the end of a word behind an apostrophe, by language; the word is what stands before it. */
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

/** What is left of these without their `n't` is no word. */
const ENGLISH_BASES = new Map([
  ["can't", 'can'],
  ["won't", 'will'],
  ["shan't", 'shall'],
]);

/** Written in haste without its apostrophe: `dont`, `youre`. What is another word so (`were`, `well`) has been found before. */
const HASTY =
  /^((?:do|does|did|is|are|was|were|have|has|had|ca|wo|could|would|should|must)n(?=t$)|i(?=m$|ve$)|(?:you|we|they)(?=re$|ve$))/u;

/** Finds the word that a shortened one or an ending is joined to by an apostrophe. */
export function findShortenedLeads(word: PointedWord): Lead[] {
  const key = word.language === 'eng' ? word.key.replace(HASTY, "$1'") : word.key;
  const irregular = word.language === 'eng' ? ENGLISH_BASES.get(key) : undefined;
  const base = irregular ?? ENDINGS[word.language]?.().exec(key)?.[1];
  return base === undefined ? [] : [toLead(word, base, { rule: 'clitic' })];
}
