import type { Signal } from '@preact/signals';
import { AppError } from '../../../../app-error.ts';
import type { FilePreview } from '../../../../messaging/file-reader.ts';
import type { RecognisedFile } from '../../../../model/file-format.ts';
import type { FileWorker } from '../../../shared/file-worker.ts';
import { areSidesSwapped, type GuessedFile, type GuessParts, guessFilePair } from './guess-pair.ts';

/** A recognised file with its first cards as they would be stored; empty if they cannot be read. */
export interface ChosenFile extends Omit<FilePreview, 'fault'> {
  file: RecognisedFile;
}

interface Preview extends Omit<FilePreview, 'fault'> {
  /** The error in the first cards. */
  fault: AppError | undefined;
}

/** `readPreview`: reads a file's first cards. */
type LookParts = GuessParts & Pick<FileWorker, 'readPreview'>;

/** @param readBytes - Follows how many bytes of the file are read. */
export function createPreviewReader(
  files: FileWorker,
  signal: AbortSignal,
  readBytes: Signal<number>,
): LookParts['readPreview'] {
  const onRead = (bytes: number) => {
    readBytes.value = bytes;
  };
  return (file, recognised) => files.readPreview(file, recognised, { signal, onRead });
}

/** Reads a file's first cards. */
export async function previewFile(
  { readPreview }: Pick<FileWorker, 'readPreview'>,
  file: File,
  recognised: RecognisedFile,
): Promise<Preview> {
  const { fault, ...first } = await readPreview(file, recognised);
  return { ...first, fault: fault && new AppError(fault.code, fault.message, { faults: fault.faults }) };
}

interface InsideOfFile {
  content: ChosenFile;
  fault: AppError | undefined;
  guessed: GuessedFile;
}

/** Reads the first cards and guesses missing facts: the languages, which side has the words, and whether the first row is a header. */
export async function lookInto(file: File, found: RecognisedFile, parts: LookParts): Promise<InsideOfFile> {
  const recognised = await orderSides(file, found, parts);
  const { fault, ...first } = await previewFile(parts, file, recognised);
  const guessed = await guessFilePair({ name: file.name, recognised, cards: first.preview }, parts);
  const { format } = recognised;
  if (!guessed.hasHeader || format.kind !== 'delimited') {
    return { content: { file: recognised, ...first }, fault, guessed };
  }
  const named: RecognisedFile = { ...recognised, doubt: undefined, format: { ...format, hasHeader: true } };
  if (format.hasHeader) return { content: { file: named, ...first }, fault, guessed };
  const { fault: later, ...second } = await previewFile(parts, file, named);
  return { content: { file: named, ...second }, fault: later, guessed };
}

/** Turns the guessed columns of a table around whose words are in a language that the person speaks. */
async function orderSides(file: File, recognised: RecognisedFile, parts: LookParts): Promise<RecognisedFile> {
  const { format } = recognised;
  const [meanings, ...more] = format.kind === 'delimited' ? format.columns.meanings : [];
  if (format.kind !== 'delimited' || recognised.doubt !== 'columns') return recognised;
  if (meanings === undefined || more.length > 0) return recognised;
  const { preview } = await parts.readPreview(file, recognised);
  if (!(await areSidesSwapped({ name: file.name, cards: preview }, parts))) return recognised;
  const columns = { ...format.columns, word: meanings, meanings: [format.columns.word] };
  return { ...recognised, format: { ...format, columns } };
}
