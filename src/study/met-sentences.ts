import type { Op } from '../model/op.ts';
import { toMetSentence } from '../store/study/caches/met-sentence.ts';
import type { DefinitionRow, MetSentence } from '../store/study/study-database.ts';

/** Sentences of a word that are kept and shown. */
const KEPT_SENTENCES = 3;

/** The sentences of a word after one more op, the newest first. A sentence that was met again is only newer than before. */
export function addMet(met: MetSentence[] | undefined, op: Op & { kind: 'want' }): MetSentence[] | undefined {
  const added = toMetSentence(op);
  return added ? joinMet([added], met) : met;
}

/**
 * The newest sentences of a word.
 *
 * @param own - The learner's definition of it, which may have one more.
 */
export function listMet(met: MetSentence[] | undefined, own: DefinitionRow | undefined): MetSentence[] {
  return joinMet(own?.met ? [own.met] : [], met);
}

function joinMet(added: readonly MetSentence[], met: readonly MetSentence[] = []): MetSentence[] {
  const sorted = [...added, ...met].sort((a, b) => b.at - a.at);
  return sorted
    .filter(({ text }, index) => sorted.findIndex((other) => other.text === text) === index)
    .slice(0, KEPT_SENTENCES);
}
