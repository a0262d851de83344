import type { Store } from '../store.ts';

/**
 * Reads how words are added to Anki. It is in `meta`, which no backup has: another device has another Anki, and the key stays here.
 *
 * @returns JSON; undefined if Anki was never switched on.
 * @throws {AppError} `storage-unavailable`.
 */
export function readAnki({ study }: Store): Promise<string | undefined> {
  return study.read(async ({ meta }) => (await meta.get('anki'))?.value as string | undefined);
}

/**
 * The prepared settings of pages say whether Anki is on, so they are dropped.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export function keepAnki({ study }: Store, json: string): Promise<unknown> {
  return study.write(['meta'], async ({ meta }) => {
    await meta.put({ name: 'anki', value: json });
    await meta.bulkDelete(['preparedFrom', 'prepared']);
  });
}
