import { HEADWORD_RULES } from './lists/headword.ts';

const sets = new Map<string, ReadonlySet<string>>();

/** Whether a card without a sentence cannot teach a word. @param language - ISO 639-3 code. */
export function isGrammarWord(word: string, language: string): boolean {
  const words = HEADWORD_RULES[language]?.grammarWords;
  if (words === undefined) return false;
  const set = sets.get(language) ?? new Set(words.split(' '));
  sets.set(language, set);
  return set.has(word);
}
