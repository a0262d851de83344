import type { Page } from 'puppeteer-core';
import type { Op } from '../../src/model/op.ts';

/** Reads the log out of the stored database, bypassing the background. @param known - Number of entries read before. */
export function readOps(page: Page, known: number): Promise<Op[]> {
  return page.evaluate((seq: number) => {
    const opening = indexedDB.open('study');
    return new Promise<Op[]>((resolve, reject) => {
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const ops = database.transaction('ops').objectStore('ops');
        // One device wrote the whole log, and numbered it from 1.
        const cursor = ops.openKeyCursor(null, 'prev');
        cursor.onerror = () => reject(cursor.error);
        cursor.onsuccess = () => {
          const [device] = (cursor.result?.primaryKey ?? []) as [string?, number?];
          const range = IDBKeyRange.bound([device ?? '', seq], [device ?? '', []], true, true);
          const reading = ops.getAll(range);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result as Op[]);
          };
        };
      };
    });
  }, known);
}
