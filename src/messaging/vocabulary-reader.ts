import type { RecognisedFile } from '../model/file-format.ts';
import type { CardHistory, VocabularyChoice, VocabularyFile, VocabularyWords } from '../model/vocabulary.ts';
import type { ReadFault } from './file-reader.ts';

/** Messages between a page and the worker that reads files of other programs (`entrypoints/file-reader/vocabulary.ts`). */

/** The table that a file was recognised as, or a database. */
export type OpenAs = 'database' | RecognisedFile;

/** The first message opens a file, which stays open; each later one reads words of it, or answers to cards. Each has one answer. */
export type VocabularyRequest =
  | { file: File; as: OpenAs }
  | { choice: VocabularyChoice }
  | { cards: readonly number[] };

export type VocabularyAnswer =
  | { opened: VocabularyFile }
  | { words: VocabularyWords }
  /** By the id of the card. */
  | { histories: Map<number, CardHistory> }
  | { error: ReadFault };
