import type { VocabularyChoice, VocabularyFile, VocabularyWords } from '../model/vocabulary.ts';
import type { ReadFault } from './file-reader.ts';

/** Messages between a page and the worker that reads files of other programs (`entrypoints/vocabulary-reader.ts`). */

/** The first message opens a file, which stays open; each later one reads words of it. Each has one answer. */
export type VocabularyRequest = { file: File } | { choice: VocabularyChoice };

export type VocabularyAnswer = { opened: VocabularyFile } | { words: VocabularyWords } | { error: ReadFault };
