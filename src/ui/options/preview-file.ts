import { AppError, toAppError } from '../../app-error.ts';
import type { CardRow } from '../../deck-file/card-row.ts';
import type { RecognisedFile } from '../../deck-file/recognise.ts';
import { type GuessedFile, type GuessParts, guessFilePair } from './guess-pair.ts';

/** A file that was recognised, and its first cards as they would be stored; none when they cannot be read. */
export interface ChosenFile {
  file: RecognisedFile;
  preview: CardRow[];
}

/** What browsers throw for a file that is gone, was changed since it was chosen, or is a folder. */
const UNREADABLE = ['NotFoundError', 'NotReadableError', 'SecurityError'];

/** Gives any thrown value as an `AppError`; `file-unreadable` for a file that the browser cannot read. */
export function toFileError(thrown: unknown): AppError {
  const isUnreadable = thrown instanceof DOMException && UNREADABLE.includes(thrown.name);
  if (!isUnreadable) return toAppError(thrown);
  return new AppError('file-unreadable', `Expected a file that can be read, got ${thrown.name}.`, { cause: thrown });
}

const PREVIEW_CARDS = 5;

/** Loaded when a file is chosen: it holds a parser of tables, which hardly any visit needs. */
export async function loadReader() {
  const [{ readCardRows }, { recogniseFile, HEAD_BYTES }] = await Promise.all([
    import('../../deck-file/read-card-rows.ts'),
    import('../../deck-file/recognise.ts'),
  ]);
  return { readCardRows, recogniseFile, HEAD_BYTES };
}

interface Preview {
  preview: CardRow[];
  /** What is wrong with the first cards. */
  fault: AppError | undefined;
}

/** Reads a file's first cards. */
export async function readPreview(file: File, recognised: RecognisedFile): Promise<Preview> {
  const { readCardRows } = await loadReader();
  try {
    for await (const rows of readCardRows(file, recognised.format)) {
      return { preview: rows.slice(0, PREVIEW_CARDS), fault: undefined };
    }
    return { preview: [], fault: undefined };
  } catch (thrown) {
    return { preview: [], fault: toFileError(thrown) };
  }
}

interface InsideOfFile {
  content: ChosenFile;
  fault: AppError | undefined;
  guessed: GuessedFile;
}

/** Reads the first cards and guesses what the file does not say: its languages, and whether its first row names them. */
export async function lookInto(file: File, recognised: RecognisedFile, parts: GuessParts): Promise<InsideOfFile> {
  const { preview, fault } = await readPreview(file, recognised);
  const guessed = await guessFilePair({ name: file.name, recognised, cards: preview }, parts);
  const { format } = recognised;
  if (!guessed.hasHeader || format.kind !== 'delimited') {
    return { content: { file: recognised, preview }, fault, guessed };
  }
  const named: RecognisedFile = { ...recognised, isSure: true, format: { ...format, hasHeader: true } };
  if (format.hasHeader) return { content: { file: named, preview }, fault, guessed };
  const read = await readPreview(file, named);
  return { content: { file: named, preview: read.preview }, fault: read.fault, guessed };
}
