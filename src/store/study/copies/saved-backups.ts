import { createQueue } from '../../../async/queue.ts';
import type { SavedBackup } from '../../../model/backup.ts';
import type { KeyValues } from '../../key-values.ts';

/**
 * Backups in `storage.local`, which the browsers keep apart from IndexedDB: what damages the study's database, or all of the extension's,
 * leaves them alone.
 */
export interface SavedBackups {
  /** Newest first. */
  list(): Promise<SavedBackup[]>;
  /** Adds one, and drops those that `keep` leaves out. */
  add(
    backup: Omit<SavedBackup, 'sizeBytes' | 'parts'>,
    content: string,
    keep: (all: SavedBackup[]) => SavedBackup[],
  ): Promise<void>;
  /** @returns undefined beyond the last part, or when there is no such backup. */
  read(id: string, part: number): Promise<string | undefined>;
}

const INDEX = 'backup.index';
/** Removes entries of an interrupted write, which are not in the index and would otherwise stay forever. */
const PENDING = 'backup.pending';

/** Characters of one entry: each is a message between the browser's processes. */
const PART_LENGTH = 4_000_000;

const partKey = (id: string, part: number) => `backup.${id}.${part}`;
const keysOf = ({ id, parts }: { id: string; parts: number }) =>
  Array.from({ length: parts }, (_, part) => partKey(id, part));

export function createSavedBackups(keyValues: KeyValues): SavedBackups {
  const readKey = async (key: string) => (await keyValues.get([key]))[key];
  // The index is read and written again, and there is one note of what is being written.
  const enqueue = createQueue();
  const list = async () => ((await readKey(INDEX)) ?? []) as SavedBackup[];

  return {
    list,
    add: (backup, content, keep) =>
      enqueue(async () => {
        const left = (await readKey(PENDING)) as { id: string; parts: number } | undefined;
        const isWhole = (await list()).some(({ id }) => id === left?.id);
        if (left && !isWhole) await keyValues.remove(keysOf(left));
        const parts = Math.ceil(content.length / PART_LENGTH);
        await keyValues.set({ [PENDING]: { id: backup.id, parts } });
        for (let part = 0; part < parts; part++) {
          const text = content.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH);
          await keyValues.set({ [partKey(backup.id, part)]: text });
        }
        const all = [{ ...backup, sizeBytes: content.length, parts }, ...(await list())];
        const kept = keep(all);
        const ids = new Set(kept.map(({ id }) => id));
        await keyValues.set({ [INDEX]: kept });
        await keyValues.remove([...all.filter(({ id }) => !ids.has(id)).flatMap(keysOf), PENDING]);
      }),
    read: async (id, part) => (await readKey(partKey(id, part))) as string | undefined,
  };
}
