import { compareOps, type Op } from '../../model/op.ts';

export type Want = Op & { kind: 'want' };

/** Ops that stop a word from being asked. */
export const HOLDS = ['know', 'know-all', 'suspend'] as const satisfies Op['kind'][];
type Hold = Op & { kind: (typeof HOLDS)[number] };

/** A wish with a sentence took the word from a page. Another one may only ask a held word again. */
export const mayResume = ({ sentence }: Want): boolean => sentence === undefined;

/**
 * Leaves out the wishes that only ask a paused or known word again, because it was held when they came.
 *
 * @param ops - Wishes and holds that are not undone, in any order.
 * @param toId - Names the word of a spelling.
 */
export function dropResumes(ops: readonly (Want | Hold)[], toId: (op: Pick<Op, 'pair' | 'word'>) => string): Want[] {
  const held = new Set<string>();
  return ops.toSorted(compareOps).filter((op): op is Want => {
    if (op.kind === 'want') return !held.delete(toId(op)) || !mayResume(op);
    for (const word of op.kind === 'know-all' ? op.words : [op.word]) held.add(toId({ pair: op.pair, word }));
    return false;
  });
}
