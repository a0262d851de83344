import type { SavedBackup } from '../model/backup.ts';
import type { Store } from '../store/store.ts';
import { readOpsCount } from '../store/study/ops.ts';
import type { SavedBackups } from '../store/study/saved-backups.ts';
import { countReviews } from '../store/study/study-queue.ts';
import { exportParts } from './backup-export.ts';
import { type BackupLimits, chooseBackups } from './backup-rotation.ts';
import type { LocalTime } from './study-day.ts';
import { toOpTime } from './study-day.ts';

/** About ten years of daily study, eleven times, still fit. */
const LIMITS: BackupLimits = { daily: 7, weekly: 4, sizeBytes: 120_000_000 };

interface BackupParts {
  store: Store;
  saved: SavedBackups;
  now: () => LocalTime;
  newId: () => string;
}

/**
 * Makes the backup of a study day, if there is none yet and the log has changed since the last one. Never of a log that the browser has
 * lost entries of: it would push out those that have them.
 *
 * @returns The backup; undefined when none was to be made.
 * @throws {AppError} `storage-unavailable`.
 */
export async function saveDailyBackup({ store, saved, now, newId }: BackupParts): Promise<SavedBackup | undefined> {
  const { wallAt: at, day } = toOpTime(now());
  const [newest] = await saved.list();
  // A clock that was ahead must not keep backups away until it is as late as that.
  if (newest?.day === day) return undefined;
  if ((await store.journal?.check())?.kind === 'lost') return undefined;
  const ops = await readOpsCount(store);
  if (ops === 0 || ops === newest?.ops) return undefined;
  const answers = await countReviews(store);
  const content = await compress(exportParts(store));
  const backup = { id: newId(), at, day, ops, answers };
  await saved.add(backup, content, (all) => chooseBackups(all, LIMITS));
  return (await saved.list()).find(({ id }) => id === backup.id);
}

/** Gzipped, in base64: the storage takes no bytes. Of the text itself only one part is in memory. */
async function compress(parts: AsyncGenerator<string>): Promise<string> {
  const gzip = new CompressionStream('gzip');
  const packed = new Response(gzip.readable).arrayBuffer();
  const writer = gzip.writable.getWriter();
  const encoder = new TextEncoder();
  for await (const text of parts) await writer.write(encoder.encode(text));
  await writer.close();
  return toBase64(new Uint8Array(await packed));
}

/** Bytes that are made characters at once: a call takes so many arguments, and three bytes are four characters. */
const BYTES_AT_ONCE = 3 * 8_192;

function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(from, from + BYTES_AT_ONCE))));
  }
  return pieces.join('');
}
