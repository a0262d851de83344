import { AppError } from '../../../../app-error.ts';
import type { EncodingLabel, RecognisedFile } from '../../../../model/file-format.ts';
import type { FileWorker } from '../../../shared/file-worker.ts';

/** Names of databases and packages in which other programs keep what a learner knows, whatever their bytes are. */
const VOCABULARY_NAME = /\.(?:apkg|colpkg|anki2|anki21b?|db|sqlite3?)$/i;

/**
 * Recognises a chosen file.
 *
 * @param isDeck - The learner wants a deck of it, even if it says what they know.
 * @returns `vocabulary`: it is not a deck, but says what the learner knows: a database, or the table.
 * @throws {AppError} The error in the file.
 */
export async function recogniseFile(
  files: Pick<FileWorker, 'recognise'>,
  file: File,
  encoding: EncodingLabel | undefined,
  isDeck: boolean,
  signal: AbortSignal,
): Promise<RecognisedFile | { vocabulary: 'database' | RecognisedFile }> {
  if (VOCABULARY_NAME.test(file.name)) return { vocabulary: 'database' };
  try {
    const recognised = await files.recognise(file, encoding, signal);
    return recognised.isVocabulary && !isDeck ? { vocabulary: recognised } : recognised;
  } catch (thrown) {
    const isVocabulary = thrown instanceof AppError && (thrown.code === 'file-anki' || thrown.code === 'file-database');
    if (isVocabulary) return { vocabulary: 'database' };
    throw thrown;
  }
}
