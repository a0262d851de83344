import { fromBase64 } from '../async/base64.ts';
import type { StudyHealth } from '../model/study.ts';
import type { LibraryWitness } from '../store/content/library-witness.ts';
import { renewContent } from '../store/content/renew-content.ts';
import { moveDatabases } from '../store/move-databases.ts';
import type { Store } from '../store/store.ts';
import type { SavedBackups } from '../store/study/copies/saved-backups.ts';
import { updateStoredSettings } from '../store/study/settings.ts';
import { isFields, parseHead } from './backup-format.ts';
import { restoreBackup, stageBackup } from './backup-restore.ts';
import type { Study } from './study.ts';

interface RepairParts {
  store: Store;
  witness: LibraryWitness;
  study: Study;
  savedBackups: SavedBackups;
}

/**
 * Replaces databases that cannot be read, and restores what is stored elsewhere. The library's witness then names the decks that are lost.
 *
 * @throws {AppError} `storage-unavailable` if the browser neither deletes the damaged databases nor opens others.
 */
export async function repairStores({ store, witness, study, savedBackups }: RepairParts): Promise<void> {
  const isMoved = await moveDatabases(store);
  if (isMoved || (await renewContent(store))) await witness.compare();
  // The log's second copy has no settings. A backup that cannot be read is still listed on the screens.
  if (isMoved) await restoreNewest(store, savedBackups).catch(() => undefined);
  await study.rescue('restore');
}

/**
 * Restores the lost entries of the log, or gives them up. The newest automatic backup adds what the log's second copy lacks: entries, and if all
 * were lost, the settings, apart from those that were changed since, and the words that were looked up.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export async function rescueStudy(
  { store, study, savedBackups }: Omit<RepairParts, 'witness'>,
  choice: 'restore' | 'give-up',
): Promise<StudyHealth> {
  const before = await study.health();
  const after = await study.rescue(choice);
  const isAllLost = before.kind === 'lost' && before.missing === before.ops;
  if (!isAllLost && after.kind === 'fine') return after;
  // A backup that cannot be read is still listed on the screens.
  await restoreNewest(store, savedBackups, isAllLost).catch(() => undefined);
  return study.health();
}

/** The fields of both, those of the first if both have one. */
function fillIn(first: unknown, second: Record<string, unknown>): Record<string, unknown> {
  if (!isFields(first)) return second;
  const filled = Object.entries(second).map(([name, value]): [string, unknown] => {
    if (!Object.hasOwn(first, name)) return [name, value];
    return [name, isFields(value) && isFields(first[name]) ? fillIn(first[name], value) : first[name]];
  });
  return { ...first, ...Object.fromEntries(filled) };
}

/** Entries that are staged at once. */
const OPS_PER_PART = 5_000;

/**
 * Restores the newest automatic backup, its entries only if the second copy of the log has lost some.
 *
 * @param fillsIn - Whether its settings stand beside those that were changed since.
 */
async function restoreNewest(store: Store, savedBackups: SavedBackups, fillsIn = false): Promise<void> {
  const [newest] = await savedBackups.list();
  if (!newest) return;
  const { id } = newest;
  const { ops, ...head } = JSON.parse(await unpack(savedBackups, newest)) as { ops: unknown[] };
  const { settings } = parseHead(head);
  if (settings && fillsIn) await updateStoredSettings(store, (stored) => fillIn(stored, settings));
  const left = (await store.journal?.isWhole()) ? [] : ops;
  let parts = 0;
  while (left.length > 0) {
    const some = JSON.stringify(left.splice(0, OPS_PER_PART));
    await stageBackup(store, { id, part: parts++, ops: some, head });
  }
  await restoreBackup(store, { id, parts, head, isDryRun: false });
}

async function unpack(savedBackups: SavedBackups, { id, parts }: { id: string; parts: number }): Promise<string> {
  const packed: Blob[] = [];
  for (let part = 0; part < parts; part++) {
    const content = (await savedBackups.read(id, part)) ?? '';
    packed.push(new Blob([fromBase64(content) ?? '']));
  }
  return new Response(new Blob(packed).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
