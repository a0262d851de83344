import { AppError } from '../../../app-error.ts';

/**
 * Fails because of something in a dictionary's file. The message is shown to the person who chose the file.
 *
 * @param place - "term_bank_3.json, row 17".
 * @throws {AppError} `deck-file-invalid`, always.
 */
export function failIn(place: string, expected: string, got: string, cause?: unknown): never {
  throw new AppError('deck-file-invalid', `${place}: expected ${expected}, got ${got}.`, { cause });
}
