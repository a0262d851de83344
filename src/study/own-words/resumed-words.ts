import type { Op } from '../../model/op.ts';

export type Want = Op & { kind: 'want' };

/** Ops that stop a word from being asked. */
export const HOLDS = ['know', 'know-all', 'suspend'] as const satisfies Op['kind'][];
type Hold = Op & { kind: (typeof HOLDS)[number] };

/** A wish with a sentence took the word from a page. Another one may only ask a held word again. */
export const mayResume = ({ sentence }: Want): boolean => sentence === undefined;

/**
 * Leaves out the wishes that only ask a paused or known word again, because it was held when they came.
 *
 * @param wants - Not undone, in any order; so are `holds`.
 * @param toId - Names the word of a spelling.
 */
export function dropResumes(
  wants: readonly Want[],
  holds: readonly Hold[],
  toId: (op: Pick<Op, 'pair' | 'word'>) => string,
): Want[] {
  const doubtful = new Set(wants.filter(mayResume).map(toId));
  const lastHold = createInstants(doubtful);
  const lastWant = createInstants(doubtful);
  for (const hold of holds) {
    const words = hold.kind === 'know-all' ? hold.words : [hold.word];
    for (const word of words) lastHold.add(toId({ pair: hold.pair, word }), hold.at);
  }
  for (const want of wants) lastWant.add(toId(want), want.at);
  return wants.filter((want) => {
    const id = toId(want);
    const heldAt = lastHold.findBefore(id, want.at);
    return !mayResume(want) || heldAt === undefined || heldAt < (lastWant.findBefore(id, want.at) ?? 0);
  });
}

/** Instants of some ids. */
function createInstants(ids: ReadonlySet<string>) {
  const instants = new Map<string, number[]>();
  return {
    add(id: string, at: number): void {
      if (ids.has(id)) instants.set(id, [...(instants.get(id) ?? []), at]);
    },
    findBefore: (id: string, at: number): number | undefined =>
      instants
        .get(id)
        ?.reduce<number | undefined>((last, other) => (other < at ? Math.max(last ?? other, other) : last), undefined),
  };
}
