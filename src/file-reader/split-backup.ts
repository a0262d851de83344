import { AppError } from '../app-error.ts';
import { createJsonGuard, type ListBound } from '../library/formats/json-guard.ts';
import type { BackupPiece } from '../messaging/file-reader.ts';

/** Longest entry of a backup's log, and longest other field of it, in bytes. A message holds one entry. */
export const MAX_BACKUP_ENTRY_BYTES = 15_000_000;

/** Bytes of the file per read. Their ops form one message. */
const SLICE_BYTES = 1_000_000;

/**
 * Splits a backup at the bounds of its ops, in one pass and without parsing them: the background parses each piece anyway. Memory is that of a
 * slice and of the rest of the file.
 */
export async function* splitBackup(file: Blob, sliceBytes = SLICE_BYTES): AsyncGenerator<BackupPiece> {
  const rest = createText();
  const list = createText();
  let isInside = false;
  let readLength = -1;
  let head: BackupPiece['head'] = {};
  const give = (ops: string): BackupPiece => {
    const text = rest.read();
    if (text.length !== readLength) {
      const { format, version } = parseRest(`${text}]}`).head;
      [readLength, head] = [text.length, { format, version }];
    }
    return { ops: `[${ops}]`, head, ignored: [] };
  };
  for await (const { bytes, bounds } of readBounds(file, sliceBytes)) {
    let from = 0;
    /** Behind the last whole op of this slice. */
    let whole = 0;
    for (const { bound, offset } of bounds) {
      if (bound === 'start') {
        rest.add(bytes.subarray(from, offset));
        isInside = true;
        from = offset;
        whole = offset;
      } else if (bound === 'comma') whole = offset;
      else {
        list.add(bytes.subarray(from, offset));
        const ops = list.take();
        // The list may be empty, or end with a comma, which the parser of the ops refuses.
        if (ops.trim() !== '') yield give(ops);
        isInside = false;
        from = offset;
      }
    }
    if (!isInside) {
      rest.add(bytes.subarray(from));
      continue;
    }
    if (whole > from) {
      list.add(bytes.subarray(from, whole));
      yield give(list.take());
      from = whole + 1;
    }
    list.add(bytes.subarray(from));
  }
  yield { ops: undefined, ...parseRest(rest.read()) };
}

async function* readBounds(file: Blob, sliceBytes: number) {
  let bounds: { bound: ListBound; offset: number }[] = [];
  const check = createJsonGuard({
    code: 'backup-invalid',
    list: 'ops',
    maxEntryBytes: MAX_BACKUP_ENTRY_BYTES,
    onBound: (bound, offset) => bounds.push({ bound, offset }),
  });
  for (let from = 0; from < file.size; from += sliceBytes) {
    const slice = file.slice(from, from + sliceBytes);
    const buffer = await slice.arrayBuffer().catch((thrown: unknown) => {
      throw new AppError('file-unreadable', 'Expected a file that can be read.', { cause: thrown });
    });
    const bytes = new Uint8Array(buffer);
    bounds = [];
    check(bytes);
    yield { bytes, bounds };
  }
}

/** Text from bytes that may be cut anywhere. */
function createText() {
  let decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (thrown) {
      throw invalid(thrown);
    }
  };
  return {
    add(bytes: Uint8Array) {
      text += decode(bytes);
    },
    read: () => text,
    take() {
      const taken = text + decode();
      decoder = new TextDecoder('utf-8', { fatal: true });
      text = '';
      return taken;
    },
  };
}

function parseRest(text: string): Omit<BackupPiece, 'ops'> {
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
