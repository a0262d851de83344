import { AppError } from '../app-error.ts';
import type { Environment } from './environment.ts';

/** Kept free for what the learner makes: a download must never be why an answer or a definition cannot be saved. */
export const RESERVED_BYTES = 32 * 1024 * 1024;

/** @throws {AppError} `storage-full` when a download would go into the reserve. */
export async function assertStorageRoom({ freeBytes }: Pick<Environment, 'freeBytes'>): Promise<void> {
  const bytes = await freeBytes();
  if (bytes !== undefined && bytes < RESERVED_BYTES) {
    throw new AppError('storage-full', `Expected more than ${RESERVED_BYTES} free bytes, got ${bytes}.`);
  }
}
