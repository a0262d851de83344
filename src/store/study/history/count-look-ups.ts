import type { OwnWordKey } from '../../../model/own-word.ts';
import { settle } from '../../connection.ts';
import type { LookupStore } from '../../lookup-store.ts';
import type { LookUpRow } from '../study-database.ts';

/** How often some words were looked up, in their order. @throws {AppError} `storage-unavailable`. */
export function countLookUps({ studyConnection }: LookupStore, words: readonly OwnWordKey[]): Promise<number[]> {
  return studyConnection.read(['lookUps'], (transaction) => {
    const table = transaction.objectStore('lookUps');
    return Promise.all(
      words.map(async ({ pair, word }) => {
        const row: LookUpRow | undefined = await settle(table.get([pair, word.normalize('NFC')]));
        return row?.at.length ?? 0;
      }),
    );
  });
}
