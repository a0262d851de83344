import { AppError } from '../app-error.ts';
import { BUCKET, type Databases } from './databases.ts';
import type { Store } from './store.ts';

/** A name that no database and no bucket has. */
const TRIAL = 'trial';

/**
 * Moves both databases to a storage bucket if the browser opens no database under any name. This is Chromium's state after a damage of the file
 * CURRENT, which all databases of an extension share: no restart repairs it, and no database can be deleted. A bucket has files of its own. The
 * databases are empty there, and every later start uses them. The permission for unlimited storage keeps the browser from evicting it.
 *
 * @returns Whether they were moved.
 * @throws {AppError} `storage-unavailable` if the browser has no buckets, or opens no database in one either.
 */
export async function moveDatabases({ databases, content, study }: Store): Promise<boolean> {
  await databases.found;
  if (await opensAny(databases.factory)) return false;
  const factory = await openBucket(databases).catch(() => undefined);
  if (!factory) throw new AppError('storage-unavailable', 'Expected any database to open, got none.');
  databases.factory = factory;
  // Opens them again at their next use.
  for (const database of [content, study]) {
    await database.read(async (tables) => tables.close({ disableAutoOpen: false }));
  }
  return true;
}

async function openBucket({ buckets }: Databases): Promise<IDBFactory | undefined> {
  if (!buckets) return undefined;
  // On a full disk no bucket opens. An earlier one, which may still hold the databases, then stays.
  const isOpen = await opensAny((await buckets.open(TRIAL)).indexedDB).finally(() => buckets.delete(TRIAL));
  if (!isOpen) return undefined;
  await buckets.delete(BUCKET);
  return (await buckets.open(BUCKET, { durability: 'strict' })).indexedDB;
}

function opensAny(factory: IDBFactory): Promise<boolean> {
  return new Promise((resolve) => {
    const request = factory.open(TRIAL);
    request.onerror = () => resolve(false);
    request.onsuccess = () => {
      request.result.close();
      const deletion = factory.deleteDatabase(TRIAL);
      deletion.onsuccess = () => resolve(true);
      deletion.onerror = () => resolve(false);
    };
  });
}
