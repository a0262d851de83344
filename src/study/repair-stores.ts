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
 * Restores the lost entries of the log, or gives them up. The newest automatic backup adds those things that the log's second copy lacks: the
 * settings, apart from those that were changed since, and the words that were looked up.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export async function rescueStudy(
  { store, study, savedBackups }: Omit<RepairParts, 'witness'>,
  choice: 'restore' | 'give-up',
): Promise<StudyHealth> {
  const before = await study.health();
  const health = await study.rescue(choice);
  const isAllLost = before.kind === 'lost' && before.missing === before.ops;
  // A backup that cannot be read is still listed on the screens.
  if (isAllLost) await restoreRest(store, savedBackups).catch(() => undefined);
  return health;
}

async function restoreRest(store: Store, savedBackups: SavedBackups): Promise<void> {
  const newest = await readNewest(savedBackups);
  if (!newest) return;
  const { id, head } = newest;
  const { settings } = parseHead(head);
  if (settings) await updateStoredSettings(store, (stored) => fillIn(stored, settings));
  await restoreBackup(store, { id, parts: 0, head, isDryRun: false });
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

/** Restores the settings of the newest automatic backup, and its entries if the second copy of the log has lost some. */
async function restoreNewest(store: Store, savedBackups: SavedBackups): Promise<void> {
  const newest = await readNewest(savedBackups);
  if (!newest) return;
  const { id, ops, head } = newest;
  const left = (await store.journal?.isWhole()) ? [] : ops;
  let parts = 0;
  while (left.length > 0) {
    const some = JSON.stringify(left.splice(0, OPS_PER_PART));
    await stageBackup(store, { id, part: parts++, ops: some, head });
  }
  await restoreBackup(store, { id, parts, head, isDryRun: false });
}

async function readNewest(savedBackups: SavedBackups) {
  const [newest] = await savedBackups.list();
  if (!newest) return undefined;
  const { ops, ...head } = JSON.parse(await unpack(savedBackups, newest)) as { ops: unknown[] };
  return { id: newest.id, ops, head };
}

async function unpack(savedBackups: SavedBackups, { id, parts }: { id: string; parts: number }): Promise<string> {
  const packed: Blob[] = [];
  for (let part = 0; part < parts; part++) {
    const content = (await savedBackups.read(id, part)) ?? '';
    packed.push(new Blob([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))]));
  }
  return new Response(new Blob(packed).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
