import { parseMarkedWords } from '../../language/marked-words.ts';
import { PASSAGES } from '../../languages/lists/passage.ts';

/** Least size of a deck that contains the words of a text. */
const CARDS_FOR_A_TEXT = 1_000;

/** @returns The text's paragraphs; undefined if there is none or the deck is too small. */
export function findPassage(language: string, cards: number): readonly string[] | undefined {
  if (cards < CARDS_FOR_A_TEXT || !Object.hasOwn(PASSAGES, language)) return undefined;
  return PASSAGES[language]?.map((paragraph) => parseMarkedWords(paragraph).text);
}
