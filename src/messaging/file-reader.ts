import type { ErrorCode } from '../model/error-code.ts';
import type {
  DictionaryFormat,
  EncodingLabel,
  FileCard,
  FileFormat,
  LeftOutKind,
  LeftOutRow,
  RecognisedFile,
} from '../model/file-format.ts';
import type { LineFault } from '../model/line-fault.ts';
import type { FactCounts } from '../model/source.ts';

/** Messages between a page and the worker that reads its files (`entrypoints/file-reader`). */

/** A part of a file, as sent to the background. */
export interface FilePart {
  /** A list of `messaging/card-list.ts`, packed for a dictionary. Empty text in a part that only reports progress. */
  list: string;
  cards: number;
  /** `PackedEntries[]` as JSON; absent if there are none. */
  entries?: string;
  /** Bytes of the file read when this part was complete. */
  readBytes: number;
  isLast: boolean;
  /** Only in the last part of a deck file that has notes: `DeckNotes` as JSON. */
  notes?: string;
}

/** A piece of a backup. The last one has no ops. */
export interface BackupPiece {
  /** Entries of the log, as a JSON array that is not parsed yet, or packed (`packed-text.ts`). */
  ops: string | undefined;
  /** All other fields of the file in the last piece; before, only those that decide how entries are read. The others may be large. */
  head: Record<string, unknown>;
  /** In the last piece, names of ignored fields, which backups do not have. */
  ignored: string[];
}

/** The first cards of a file. */
export interface FilePreview {
  preview: FileCard[];
  /** How many it has, or about how many; up to a third fewer where only its beginning was read. */
  cards: number;
  /** Whether only its beginning was read. */
  isEstimate: boolean;
  /** The error in the first cards. */
  fault: ReadFault | undefined;
  /** The first rows of a table that are not cards, and how many there are among the rows that were read. */
  leftOut: LeftOutRow[];
  leftOutRows: number;
  /** The same by reason. */
  leftOutCounts: Partial<Record<LeftOutKind, number>>;
  /** Of a file that has only facts about words. */
  facts?: FactCounts;
}

/** An `AppError`, whose class a message does not keep. */
export interface ReadFault {
  code: ErrorCode;
  message: string;
  /** The faults in single lines, for the screen; absent if it is none of a line. */
  faults?: readonly LineFault[];
}

/** What the worker reads: each request, and one part of its result. */
export interface Readings {
  /** `language`: of the words, ISO 639-3. It decides how codes of plurals are spelt out. */
  cards: { request: { file: File; format: FileFormat; language?: string | undefined }; part: FilePart };
  backup: { request: { file: Blob }; part: BackupPiece };
  /** `encoding`: chosen by a person. */
  recognition: { request: { file: File; encoding: EncodingLabel | undefined }; part: RecognisedFile };
  preview: { request: { file: File; recognised: RecognisedFile }; part: FilePreview };
  words: { request: { file: File }; part: string[] };
}

export type ReadingName = keyof Readings;

/** The first message to a worker that reads. Each later one, `undefined`, requests the next part. */
export type ReadRequest<Name extends ReadingName = ReadingName> = {
  [N in Name]: { reading: N } & Readings[N]['request'];
}[Name];

/**
 * Answer to each message of a reading. A part that is undefined ends it. While a preview is read, how many bytes of the file are read comes before
 * the answer.
 */
export type ReadAnswer<Part> =
  | { part: Part | undefined; error?: undefined; readBytes?: undefined }
  | { error: ReadFault; readBytes?: undefined }
  | { readBytes: number };

/** Message to a worker that stores a dictionary: an import for which the background has reserved a copy. */
export interface StoreRequest {
  id: string;
  file: File;
  format: DictionaryFormat;
}

export interface ImportProgress {
  readBytes: number;
  /** Cards stored so far, including those under way. */
  cards: number;
  /** All cards are sent, and the background is indexing them. */
  isFinishing: boolean;
}

/** `absent`: the worker does not find the import, because its databases are not the background's. `dropped`: it was cancelled meanwhile. */
export type StoreEnd = 'indexed' | 'absent' | 'dropped';

export type StoreAnswer = { progress: ImportProgress } | { end: StoreEnd } | { error: ReadFault };

/** Message to a worker that stores recordings. */
export interface RecordingsRequest {
  /** Of the new collection. */
  recordings: string;
  name: string;
  /** ISO 639-3 code of files that are named by their words. */
  language: string;
  /** An archive, or the files of a folder with their paths, which messages drop. */
  source: File | { path: string; file: File }[];
}

export type RecordingsAnswer = { progress: number } | { leftOut: number } | { error: ReadFault };
