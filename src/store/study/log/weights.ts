import { compareOps } from '../../../model/op.ts';
import { listWeights, type WeightsByPair } from '../../../model/weights.ts';
import type { StudyDatabase } from '../study-database.ts';
import { findUndone, readKind } from './kinds.ts';

/** Reads the weights that the log has for each pair. Without any, it is one request. */
export async function readWeights(study: StudyDatabase): Promise<WeightsByPair> {
  const ops = await readKind(study, 'weights');
  if (ops.length === 0) return {};
  const undone = await findUndone(study);
  return listWeights(ops.filter(({ id }) => !undone.has(id)).sort(compareOps));
}
