import type { BackupCursor, BackupPart } from '../model/backup.ts';
import type { Op } from '../model/op.ts';
import type { Store } from '../store/store.ts';
import { readLookUps } from '../store/study/history/look-ups.ts';
import { readOpsAfter } from '../store/study/log/ops.ts';
import { FORMAT, VERSION, VERSION_WITHOUT_LOOK_UPS } from './backup-format.ts';

/** Ops of one part, about 2 MB, so that neither a message nor the memory holds the whole file. */
const OPS_PER_PART = 5_000;

/**
 * Exports one part of the learner's data. All parts in order form the file. The same log gives the same file.
 *
 * If the database does not open, the second copy of the log is used, without settings. If it has lost entries, both are used.
 *
 * @param cursor - Start of the part, as returned with the previous one; absent for the first.
 * @throws {AppError} `storage-unavailable` if there is neither.
 */
export type ExportPart = (cursor?: BackupCursor) => Promise<BackupPart>;

/** Creates the exporter. It prefetches the next part while the current one is being sent. @param opsPerPart - Most ops of one part. */
export function createExport(store: Store, opsPerPart = OPS_PER_PART): ExportPart {
  let ahead: { cursor: BackupCursor; part: Promise<BackupPart> } | undefined;
  return async (cursor) => {
    const isAhead = ahead !== undefined && cursor !== undefined && isSameCursor(ahead.cursor, cursor);
    const part = await (ahead && isAhead ? ahead.part : exportPart(store, opsPerPart, cursor));
    ahead = part.next && { cursor: part.next, part: exportPart(store, opsPerPart, part.next) };
    // The caller that requests the part receives the error.
    ahead?.part.catch(() => undefined);
    return part;
  };
}

function isSameCursor(one: BackupCursor, other: BackupCursor): boolean {
  if (one.source === 'copy') return other.source === 'copy' && one.chunk === other.chunk;
  return other.source === 'log' && one.device === other.device && one.seq === other.seq;
}

async function exportPart(store: Store, opsPerPart: number, cursor?: BackupCursor): Promise<BackupPart> {
  const { ops, next } = await readPart(store, opsPerPart, cursor);
  const isFirst = cursor === undefined;
  const lines = ops.map((op) => JSON.stringify(sortFields(op))).join(',\n');
  const head = isFirst ? await writeHead(store) : ops.length > 0 ? ',\n' : '';
  const tail = next === undefined ? await writeTail(store) : '';
  return { text: `${head}${lines}${tail}`, next };
}

/** All parts, for callers in the background. */
export async function* exportParts(store: Store, opsPerPart = OPS_PER_PART): AsyncGenerator<string> {
  const exportNext = createExport(store, opsPerPart);
  let cursor: BackupCursor | undefined;
  do {
    const { text, next } = await exportNext(cursor);
    yield text;
    cursor = next;
  } while (cursor !== undefined);
}

async function readPart(
  store: Store,
  opsPerPart: number,
  cursor: BackupCursor | undefined,
): Promise<{ ops: Op[]; next?: BackupCursor }> {
  if (cursor?.source === 'log') return readLog(store, opsPerPart, cursor);
  if (cursor?.source === 'copy') return readCopy(store, cursor.chunk);
  const state = await findState(store);
  // A log with lost entries follows its copy. Ops in both are restored once.
  return state === 'whole' ? readLog(store, opsPerPart, undefined) : readCopy(store, 0);
}

async function readLog(store: Store, opsPerPart: number, after: { device: string; seq: number } | undefined) {
  const ops = await readOpsAfter(store, after, opsPerPart);
  const last = ops.at(-1);
  if (!last || ops.length < opsPerPart) return { ops };
  return { ops, next: { source: 'log' as const, device: last.device, seq: last.seq } };
}

async function readCopy(store: Store, chunk: number): Promise<{ ops: Op[]; next?: BackupCursor }> {
  const { ops, next } = (await store.journal?.readFrom(chunk)) ?? { ops: [], next: undefined };
  if (next !== undefined) return { ops, next: { source: 'copy', chunk: next } };
  return (await findState(store)) === 'lost' ? { ops, next: { source: 'log', device: '', seq: 0 } } : { ops };
}

/**
 * `lost`: the log has fewer entries than its copy. `closed`: the database does not open.
 *
 * @throws {AppError} `storage-unavailable` if it does not open and there is no copy; `storage-newer`.
 */
async function findState({ study, journal }: Store): Promise<'whole' | 'lost' | 'closed'> {
  try {
    const health = await journal?.check();
    await study.read((tables) => tables.open());
    return health?.kind === 'lost' ? 'lost' : 'whole';
  } catch (thrown) {
    const copy = await journal?.readFrom(0);
    if (!copy || copy.ops.length === 0) throw thrown;
    return 'closed';
  }
}

/** Without look-ups, older builds read the file. */
async function writeHead(store: Store): Promise<string> {
  const hasLookUps = await store.study.read((tables) => tables.lookUps.count()).catch(() => 0);
  const version = hasLookUps > 0 ? VERSION : VERSION_WITHOUT_LOOK_UPS;
  return `{"format":"${FORMAT}","version":${version},"ops":[\n`;
}

async function writeTail(store: Store): Promise<string> {
  // The log matters more than the settings and the history, so an error of theirs is ignored.
  const [settings, lookUps] = await Promise.all([
    store.settings.get().catch(() => undefined),
    readLookUps(store).catch(() => []),
  ]);
  const rows = lookUps.map((row) => JSON.stringify(row)).join(',\n');
  return [
    '\n]',
    ...(settings === undefined ? [] : [`,"settings":${JSON.stringify(settings)}`]),
    ...(rows === '' ? [] : [`,"lookUps":[\n${rows}\n]`]),
    '}',
  ].join('');
}

/**
 * Fields in a fixed order for every origin of an op. Written by hand for speed: a long log has a hundred thousand ops.
 */
function sortFields(op: Op): object {
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(op).sort()) fields[name] = op[name as keyof Op];
  return fields;
}
