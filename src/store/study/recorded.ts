import { settle } from '../connection.ts';
import type { LookupStore } from '../lookup-store.ts';
import type { Store } from '../store.ts';
import type { MetaRow } from './study-database.ts';

/**
 * Reads which languages have recordings, so that look-ups of other languages need not ask the file system.
 *
 * @returns ISO 639-3 codes.
 * @throws {AppError} `storage-unavailable`.
 */
export function readRecorded({ studyConnection }: LookupStore): Promise<string[]> {
  return studyConnection.read(['meta'], async (transaction) => {
    const row: MetaRow | undefined = await settle(transaction.objectStore('meta').get('recorded'));
    return row ? String(row.value).split(' ') : [];
  });
}

/** @throws {AppError} `storage-full`, `storage-unavailable`. */
export function keepRecorded({ study }: Store, languages: readonly string[]): Promise<unknown> {
  return study.write(['meta'], ({ meta }) => meta.put({ name: 'recorded', value: languages.join(' ') }));
}
