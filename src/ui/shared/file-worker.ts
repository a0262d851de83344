import type { FilePart, FilePreview } from '../../messaging/file-reader.ts';
import type { EncodingLabel, FileFormat, RecognisedFile } from '../../model/file-format.ts';
import { type ReadingOptions, readInWorker, readOnceInWorker } from './read-in-worker.ts';
import { createVocabularyReader, type VocabularyReader } from './vocabulary-reader.ts';

interface ReadPartsOptions {
  /** Of the words, ISO 639-3. */
  language?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Reads the parts of a file to import. @throws {AppError} The error in the file; see `readCardRows`. */
export type ReadParts = (file: File, format: FileFormat, options?: ReadPartsOptions) => AsyncIterable<FilePart>;

/** Reads files away from the page's thread. Each call throws an `AppError` for a file that cannot be read. A signal stops it at once. */
export interface FileWorker {
  /** Recognises a file by its first bytes. @param encoding - Chosen by a person. */
  recognise(file: File, encoding: EncodingLabel | undefined, signal?: AbortSignal): Promise<RecognisedFile>;
  /** Reads a file's first cards. An error in them is part of the result. */
  readPreview(file: File, recognised: RecognisedFile, options?: ReadingOptions): Promise<FilePreview>;
  readParts: ReadParts;
  /** Reads a list of words, the most frequent first. @returns Each word once; at least one. */
  readWords(file: File): Promise<string[]>;
  /** Starts a reader of one file of another program. */
  createVocabularyReader(): VocabularyReader;
}

/** @param createWorker - Starts the script of `entrypoints/file-reader`. */
export function createFileWorker(createWorker: () => Worker): FileWorker {
  return {
    recognise: (file, encoding, signal) =>
      readOnceInWorker<'recognition'>(createWorker, { reading: 'recognition', file, encoding }, { signal }),
    readPreview: (file, recognised, options) =>
      readOnceInWorker<'preview'>(createWorker, { reading: 'preview', file, recognised }, options),
    readParts: (file, format, { language, signal } = {}) =>
      readInWorker<'cards'>(createWorker, { reading: 'cards', file, format, language }, { signal }),
    readWords: (file) => readOnceInWorker<'words'>(createWorker, { reading: 'words', file }),
    createVocabularyReader: () => createVocabularyReader(createWorker),
  };
}
