import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { sendMessage } from '../../../scripts/browser/driver.ts';
import { compareOps, type Op } from '../../../src/model/op.ts';
import type { DeckDay } from '../../../src/model/statistics.ts';
import type { StudyCard, StudyView } from '../../../src/model/study.ts';
import { listWeights } from '../../../src/model/weights.ts';
import type { StorageBuckets } from '../../../src/store/databases.ts';
import type { Replayed } from '../../../src/store/study/caches/fold.ts';
import type { CardRow, DefinitionRow } from '../../../src/store/study/study-database.ts';
import { dropUndone, replay } from '../../../src/study/replay.ts';
import { sortCaches } from '../../support/study.ts';

export interface StudyStore {
  ops: Op[];
  caches: Replayed;
}

/** Reads the stored study database, bypassing the background. */
export async function readStudy(page: Page): Promise<StudyStore> {
  const tables = await page.evaluate(async () => {
    const { storageBuckets: buckets } = navigator as { storageBuckets?: StorageBuckets };
    const isMoved = (await buckets?.keys())?.includes('databases');
    const factory = buckets && isMoved ? (await buckets.open('databases')).indexedDB : indexedDB;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open('study');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const names = ['ops', 'cards', 'days', 'definitions'];
    const transaction = database.transaction(names);
    const rows = await Promise.all(
      names.map((name) => {
        const request = transaction.objectStore(name).getAll();
        return new Promise<unknown[]>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      }),
    );
    database.close();
    return rows;
  });
  const [ops, cards, days, definitions] = tables as [Op[], CardRow[], DeckDay[], DefinitionRow[]];
  return { ops, caches: sortCaches({ cards, days, definitions }) };
}

/** The expected caches. */
export function replayed({ ops }: StudyStore): Replayed {
  const weights = listWeights(dropUndone(ops.toSorted(compareOps)));
  return sortCaches(replay(ops, undefined, undefined, weights));
}

/** Adds a log as a backup does. */
export async function restoreOps(page: Page, all: readonly Op[]): Promise<void> {
  const id = randomUUID();
  const head = { format: 'wayword-study', version: 3 };
  const OPS_AT_ONCE = 5_000;
  let parts = 0;
  for (let place = 0; place < all.length; place += OPS_AT_ONCE) {
    const ops = JSON.stringify(all.slice(place, place + OPS_AT_ONCE));
    await sendMessage(page, { type: 'backup.stage', id, part: parts++, ops, head });
  }
  await sendMessage(page, { type: 'backup.restore', id, parts, head, isDryRun: false });
}

/** Empties the tables of the log, like a browser that has lost them; settings stay. */
export function loseStudy(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('study');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const names = ['ops', 'cards', 'days', 'definitions', 'meta'];
    const transaction = database.transaction(names, 'readwrite');
    for (const name of names) transaction.objectStore(name).clear();
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  });
}

/** Requests the session as the popup does. */
export async function askNext(page: Page): Promise<StudyView> {
  const envelope = await sendMessage<StudyView>(page, { type: 'study.next', pair: 'spa-eng' });
  if (!envelope.ok) throw new Error(envelope.error.message);
  return envelope.value;
}

/** The message that answers a card as "Remembered". */
export function answerTo({ pair, word, seen, retention, choices }: StudyCard, id: string): object {
  const answer = { id, pair, word, rating: 'good', choice: choices.good, retention, spentMs: 1_000, seen };
  return { type: 'study.answer', ...answer, wish: { pair } };
}
