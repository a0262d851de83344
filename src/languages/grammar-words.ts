import { HEADWORD_RULES } from './lists/headword.ts';

/** Whether a card without a sentence cannot teach a word. @param language - ISO 639-3 code. */
export const isGrammarWord = (word: string, language: string): boolean =>
  HEADWORD_RULES[language]?.grammarWords?.split(' ').includes(word) === true;
