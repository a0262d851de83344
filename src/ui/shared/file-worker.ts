import type { FilePart, FilePreview } from '../../messaging/file-reader.ts';
import type { EncodingLabel, FileFormat, RecognisedFile } from '../../model/file-format.ts';
import { readInWorker, readOnceInWorker } from './read-in-worker.ts';
import { createVocabularyReader, type VocabularyReader } from './vocabulary-reader.ts';

/** Reads the parts of a file to import. @param language - Of the words, ISO 639-3. @throws {AppError} The error in the file; see `readCardRows`. */
export type ReadParts = (file: File, format: FileFormat, language?: string) => AsyncIterable<FilePart>;

/** Reads files away from the page's thread. Each call throws an `AppError` for a file that cannot be read. */
export interface FileWorker {
  /** Recognises a file by its first bytes. @param encoding - Chosen by a person. */
  recognise(file: File, encoding: EncodingLabel | undefined): Promise<RecognisedFile>;
  /** Reads a file's first cards. An error in them is part of the result. */
  readPreview(file: File, recognised: RecognisedFile): Promise<FilePreview>;
  readParts: ReadParts;
  /** Reads a list of words, the most frequent first. @returns Each word once; at least one. */
  readWords(file: File): Promise<string[]>;
  /** Starts a reader of one file of another program. */
  createVocabularyReader(): VocabularyReader;
}

/** @param createWorker - Starts the script of `entrypoints/file-reader`. */
export function createFileWorker(createWorker: () => Worker): FileWorker {
  return {
    recognise: (file, encoding) =>
      readOnceInWorker<'recognition'>(createWorker, { reading: 'recognition', file, encoding }),
    readPreview: (file, recognised) =>
      readOnceInWorker<'preview'>(createWorker, { reading: 'preview', file, recognised }),
    readParts: (file, format, language) =>
      readInWorker<'cards'>(createWorker, { reading: 'cards', file, format, language }),
    readWords: (file) => readOnceInWorker<'words'>(createWorker, { reading: 'words', file }),
    createVocabularyReader: () => createVocabularyReader(createWorker),
  };
}
