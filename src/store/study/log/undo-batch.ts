import type { Op } from '../../../model/op.ts';
import type { Store } from '../../store.ts';
import type { StudyDatabase } from '../study-database.ts';
import { appendToBatch, type BatchAction, readBatch } from './append-many.ts';
import { listUndone, readWide } from './kinds.ts';
import type { OpContext } from './ops.ts';

/** Words of one transaction: a fraction of a second, for which an answer or a look-up may have to wait. */
const WORDS_AT_ONCE = 500;
/** Ops of one, for the same reason. */
const OPS_AT_ONCE = 3_000;

/**
 * Undoes every op of a batch that is not undone, part by part, so that other work has its turn. After an interruption,
 * {@link resumeUndo} continues.
 *
 * @param id - Of the new batch. Undoing it restores the first one.
 * @returns Number of undone ops.
 * @throws {AppError} `storage-full`, `storage-unavailable`. Some parts may be undone, and the same call continues.
 */
export async function undoBatch(store: Store, id: string, ref: string, context: OpContext): Promise<number> {
  const { live, ...wide } = await store.study.read((tables) => readLive(tables, ref));
  const parts = split(live);
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const undone = await appendToBatch(
      store,
      id,
      async ({ meta }) => {
        if (parts.length > 1 && index === 0) await meta.put({ name: 'undoing', value: JSON.stringify({ id, ref }) });
        if (isLast) await meta.delete('undoing');
        return part.map(toUndo);
      },
      { ...context, wide },
    );
    wide.undos.push(...undone);
  }
  return live.length;
}

/** Continues an undo that was interrupted. @returns Whether there was one. */
export async function resumeUndo(store: Store, readContext: () => Promise<OpContext>): Promise<boolean> {
  const row = await store.study.read(({ meta }) => meta.get('undoing'));
  if (!row) return false;
  const { id, ref } = JSON.parse(String(row.value)) as { id: string; ref: string };
  const count = await undoBatch(store, id, ref, await readContext());
  if (count === 0) await store.study.write(['meta'], ({ meta }) => meta.delete('undoing'));
  return count > 0;
}

export function toUndo({ pair, word, id, kind }: Op): BatchAction {
  return { pair, word, kind: 'undo', ref: id, of: kind };
}

/** The ops of a batch that count, in the order in which they were stored, and the ops of the log that may concern their words. */
async function readLive(tables: StudyDatabase, ref: string) {
  const [ops, wide] = await Promise.all([readBatch(tables, ref), readWide(tables)]);
  const undone = listUndone(wide.undos);
  return { live: ops.filter(({ id }) => !undone.has(id)), ...wide };
}

/** Parts of about as many words. Ops that are stored together concern words that are stored together. */
function split(ops: readonly Op[]): Op[][] {
  const parts: Op[][] = [];
  let words = new Set<string>();
  for (const op of ops) {
    const last = parts.at(-1);
    const isFull = last === undefined || words.size >= WORDS_AT_ONCE || last.length >= OPS_AT_ONCE;
    if (isFull) words = new Set();
    for (const word of op.kind === 'know-all' ? op.words : [op.word]) words.add(word);
    if (isFull) parts.push([op]);
    else last.push(op);
  }
  return parts;
}
