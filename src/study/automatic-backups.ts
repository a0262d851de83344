import { toBase64 } from '../async/base64.ts';
import type { SavedBackup } from '../model/backup.ts';
import type { Store } from '../store/store.ts';
import { countReviews } from '../store/study/caches/study-queue.ts';
import type { SavedBackups } from '../store/study/copies/saved-backups.ts';
import { readOpsCount } from '../store/study/log/ops.ts';
import { exportParts } from './backup-export.ts';
import { type BackupLimits, chooseBackups } from './backup-rotation.ts';
import { countKnown } from './stats.ts';
import type { LocalTime } from './study-day.ts';
import { toOpTime } from './study-day.ts';

/** Size limit of all backups: enough for eleven backups of ten years of daily study. */
const LIMITS: BackupLimits = { daily: 7, weekly: 4, sizeBytes: 120_000_000 };

interface BackupParts {
  store: Store;
  saved: SavedBackups;
  now: () => LocalTime;
  newId: () => string;
}

/**
 * Creates the backup of a study day if there is none yet and the log has changed since the last one. A log with lost entries is never
 * backed up, because it would displace complete backups.
 *
 * @returns The backup; undefined if none was needed.
 * @throws {AppError} `storage-unavailable`.
 */
export async function saveDailyBackup({ store, saved, now, newId }: BackupParts): Promise<SavedBackup | undefined> {
  const { wallAt: at, day } = toOpTime(now());
  const [newest] = await saved.list();
  // A backup from a clock that was ahead must not block new backups until that date.
  if (newest?.day === day) return undefined;
  if ((await store.journal?.check())?.kind === 'lost') return undefined;
  const ops = await readOpsCount(store);
  if (ops === 0 || ops === newest?.ops) return undefined;
  const [answers, known] = await Promise.all([countReviews(store), countKnown(store)]);
  const content = await compress(exportParts(store));
  const backup = { id: newId(), at, day, ops, answers, known };
  await saved.add(backup, content, (all) => chooseBackups(all, LIMITS));
  return (await saved.list()).find(({ id }) => id === backup.id);
}

/** Gzip in base64, because the storage does not accept bytes. Only one part of the text is in memory at a time. */
async function compress(parts: AsyncGenerator<string>): Promise<string> {
  const gzip = new CompressionStream('gzip');
  const packed = new Response(gzip.readable).arrayBuffer();
  const writer = gzip.writable.getWriter();
  const encoder = new TextEncoder();
  for await (const text of parts) await writer.write(encoder.encode(text));
  await writer.close();
  return toBase64(new Uint8Array(await packed));
}
