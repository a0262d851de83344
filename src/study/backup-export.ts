import type { BackupPart, BackupPlace } from '../messaging/views.ts';
import { readOpsAfter } from '../store/ops.ts';
import { findStoredSettings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import type { Op } from '../store/study-database.ts';
import { FORMAT, VERSION } from './backup-format.ts';

/** Ops of one part: some 2 MB, so that neither a message nor the memory has to hold the whole file. */
const OPS_PER_PART = 5_000;

/**
 * One part of everything that the learner made: all parts in a row are the file. The same log gives the same file.
 *
 * Where the database does not open, the second copy of the log is taken, without settings.
 *
 * @param place - Where the part begins, as the one before has said; absent for the first.
 * @throws {AppError} `storage-unavailable` when there is neither.
 */
export async function exportPart(store: Store, place?: BackupPlace): Promise<BackupPart> {
  const { ops, next } = await readPart(store, place);
  const isFirst = place === undefined;
  const lines = ops.map((op) => JSON.stringify(sortFields(op))).join(',\n');
  const head = isFirst ? `{"format":"${FORMAT}","version":${VERSION},"ops":[\n` : ops.length > 0 ? ',\n' : '';
  const tail = next === undefined ? await writeTail(store, place) : '';
  return { text: `${head}${lines}${tail}`, next };
}

/** All parts, for those who stand beside the store. */
export async function* exportParts(store: Store): AsyncGenerator<string> {
  let place: BackupPlace | undefined;
  do {
    const { text, next } = await exportPart(store, place);
    yield text;
    place = next;
  } while (place !== undefined);
}

async function readPart(store: Store, place: BackupPlace | undefined): Promise<{ ops: Op[]; next?: BackupPlace }> {
  if (place?.source === 'copy') return readCopy(store, place.chunk);
  try {
    const ops = await readOpsAfter(store, place, OPS_PER_PART);
    const last = ops.at(-1);
    if (!last || ops.length < OPS_PER_PART) return { ops };
    return { ops, next: { source: 'log', device: last.device, seq: last.seq } };
  } catch (thrown) {
    // What was sent of one log does not go on with another.
    if (place !== undefined) throw thrown;
    const first = await readCopy(store, 0);
    if (first.ops.length === 0) throw thrown;
    return first;
  }
}

async function readCopy({ journal }: Store, chunk: number): Promise<{ ops: Op[]; next?: BackupPlace }> {
  const part = await journal?.readFrom(chunk);
  if (!part) return { ops: [] };
  return part.next === undefined ? { ops: part.ops } : { ops: part.ops, next: { source: 'copy', chunk: part.next } };
}

async function writeTail(store: Store, place: BackupPlace | undefined): Promise<string> {
  const settings = place?.source === 'copy' ? undefined : await findStoredSettings(store).catch(() => undefined);
  return settings === undefined ? '\n]}' : `\n],"settings":${JSON.stringify(settings)}}`;
}

/** The fields in one order, whichever way an op came here: by hand, as a long log has a hundred thousand. */
function sortFields(op: Op): object {
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(op).sort()) fields[name] = op[name as keyof Op];
  return fields;
}
