import type { Op } from '../../../model/op.ts';
import type { StudyDatabase } from '../study-database.ts';

/** Reads the ops of one kind, the oldest first. In a damaged store an index names ops that are gone. */
export async function readKind(study: StudyDatabase, kind: Op['kind']): Promise<Op[]> {
  const ops: (Op | undefined)[] = await study.ops.where('kind').equals(kind).toArray();
  return ops.filter((op) => op !== undefined).sort((a, b) => a.at - b.at);
}

/** Reads the ops that may concern any word. */
export async function readWide(study: StudyDatabase): Promise<{ undos: Op[]; lists: (Op & { kind: 'know-all' })[] }> {
  const [undos, lists] = await Promise.all([readKind(study, 'undo'), readKind(study, 'know-all')]);
  const isList = (op: Op): op is Op & { kind: 'know-all' } => op.kind === 'know-all';
  return { undos, lists: lists.filter(isList) };
}

/** Ids of undone ops. The cost grows with the number of undos. */
export async function findUndone(study: StudyDatabase): Promise<Set<string>> {
  return listUndone(await readKind(study, 'undo'));
}

/** Ids of the ops that undos undo. @param undos - All of the log, the oldest first. */
export function listUndone(undos: readonly Op[]): Set<string> {
  const undone = new Set<string>();
  for (const op of undos.toReversed()) if (op.kind === 'undo' && !undone.has(op.id)) undone.add(op.ref);
  return undone;
}
