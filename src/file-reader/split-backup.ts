import { AppError } from '../app-error.ts';
import { splitJsonList } from '../library/formats/split-json-list.ts';
import type { BackupPiece } from '../messaging/file-reader.ts';

/** Longest entry of a backup's log, and longest other field of it, in bytes. A message holds one entry. */
export const MAX_BACKUP_ENTRY_BYTES = 15_000_000;

/** Bytes of the file per read. Their ops form one message. */
const SLICE_BYTES = 1_000_000;

/** Splits a backup at the bounds of its ops. They are not parsed: the background parses each piece anyway. */
export async function* splitBackup(file: Blob, sliceBytes = SLICE_BYTES): AsyncGenerator<BackupPiece> {
  /** What stands before the ops, which may be decks of megabytes, is parsed once. */
  let [start, startLength]: [Head, number] = [{ head: {}, ignored: [] }, 0];
  const pieces = splitJsonList(readSlices(file, sliceBytes), {
    list: 'ops',
    code: 'backup-invalid',
    maxEntryBytes: MAX_BACKUP_ENTRY_BYTES,
    failEncoding(_, cause) {
      throw invalid(cause);
    },
  });
  for await (const { values, rest } of pieces) {
    if (values === undefined) {
      const end = parseRest(startLength === 0 ? rest : `{"ops":[${rest.slice(startLength)}`);
      yield { ops: undefined, head: { ...start.head, ...end.head }, ignored: [...start.ignored, ...end.ignored] };
    } else {
      if (rest.length !== startLength) [start, startLength] = [parseRest(`${rest}]}`), rest.length];
      const { format, version } = start.head;
      yield { ops: `[${values}]`, head: { format, version }, ignored: [] };
    }
  }
}

async function* readSlices(file: Blob, sliceBytes: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.size; from += sliceBytes) {
    const slice = file.slice(from, from + sliceBytes);
    const buffer = await slice.arrayBuffer().catch((thrown: unknown) => {
      throw new AppError('file-unreadable', 'Expected a file that can be read.', { cause: thrown });
    });
    yield new Uint8Array(buffer);
  }
}

type Head = Omit<BackupPiece, 'ops'>;

function parseRest(text: string): Head {
  let head: Record<string, unknown>;
  try {
    head = JSON.parse(text);
  } catch (thrown) {
    throw invalid(thrown);
  }
  if (typeof head !== 'object' || head === null || Array.isArray(head)) throw invalid();
  const { ops = [], ...others } = head;
  if (!Array.isArray(ops) || ops.length > 0) throw invalid();
  // A copy has the field as its own, too, and a message would set the prototype.
  const ignored = Object.keys(others).filter((name) => name === '__proto__');
  return { head: Object.fromEntries(Object.entries(others).filter(([name]) => name !== '__proto__')), ignored };
}

function invalid(cause?: unknown): AppError {
  return new AppError('backup-invalid', 'Expected JSON, got something else or a part of it.', { cause });
}
