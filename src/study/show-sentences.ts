import { findWordInSentence } from '../language/find-word.ts';
import type { ShownSentence } from '../model/study.ts';
import type { MetSentence } from '../store/study/study-database.ts';

/** Marks a word in sentences, such as those in which it was met. @param words - The word and its headword. @param forms - As its flashcard lists them. */
export function showSentences(
  sentences: readonly (Omit<MetSentence, 'at'> & { at?: number; translation?: string | undefined })[],
  words: readonly string[],
  forms: readonly string[] | undefined,
): ShownSentence[] {
  const spellings = listSpellings(words, forms);
  return sentences.map(({ at: _, ...sentence }) => ({
    ...sentence,
    marked: findWordInSentence(sentence.text, spellings),
  }));
}

/** The spellings of a word in running text. A headword may begin with an article, so its longest part is one of them. */
function listSpellings(words: readonly string[], forms: readonly string[] = []): string[] {
  const findLongest = (word: string) =>
    word.split(' ').reduce((best, part) => (part.length > best.length ? part : best), '');
  return [...words, ...words.map(findLongest), ...forms];
}
