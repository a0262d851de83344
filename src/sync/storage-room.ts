import { AppError } from '../app-error.ts';
import type { Environment } from './environment.ts';

/** Reserve for the learner's data: a download must never prevent an answer or a definition from being saved. */
export const RESERVED_BYTES = 32 * 1024 * 1024;

/** @throws {AppError} `storage-full` if a download would use the reserve. */
export async function assertStorageRoom({ freeBytes }: Pick<Environment, 'freeBytes'>): Promise<void> {
  const bytes = await freeBytes();
  if (bytes !== undefined && bytes < RESERVED_BYTES) {
    throw new AppError('storage-full', `Expected more than ${RESERVED_BYTES} free bytes, got ${bytes}.`);
  }
}
