import { AppError } from '../../../app-error.ts';
import type { ErrorCode } from '../../../model/error-code.ts';

/** Why a file of another program cannot be read. */
export type VocabularyFault = Extract<ErrorCode, `vocabulary-${string}`>;

/** @throws {AppError} With this code, always. */
export function failVocabulary(code: VocabularyFault, expected: string, got: string, cause?: unknown): never {
  throw new AppError(code, `Expected ${expected}, got ${got}.`, { cause });
}
