import type { Page } from 'puppeteer-core';
import type { ImportRow } from '../../../src/store/content/content-database.ts';

/** Tables whose rows belong to copies of decks. */
const OF_COPIES = ['blocks', 'fullEntries', 'words'];

export interface ContentRows {
  /** Ids of the copies that have rows. */
  copies: string[];
  imports: Pick<ImportRow, 'pair' | 'state' | 'cards' | 'nextPart'>[];
}

/** Reads what is stored of decks and imports, in a page of the extension. */
export function readContentRows(page: Page): Promise<ContentRows> {
  return page.evaluate(
    (ofCopies: string[]) =>
      new Promise<ContentRows>((resolve, reject) => {
        const opening = indexedDB.open('content');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          try {
            const tables = opening.result.transaction([...ofCopies, 'imports']);
            const keys = ofCopies.map((name) => tables.objectStore(name).getAllKeys());
            const imports = tables.objectStore('imports').getAll();
            tables.oncomplete = () => {
              opening.result.close();
              const copies = keys.flatMap(({ result }) => result.map((key) => (key as [string])[0]));
              resolve({ copies: [...new Set(copies)], imports: imports.result });
            };
          } catch (thrown) {
            // Throwing inside an event would leave the page waiting.
            reject(thrown);
          }
        };
      }),
    OF_COPIES,
  );
}
