import type { Op } from '../../../model/op.ts';

/** The journal's last state of the log. */
export interface Witness {
  v: 1;
  ops: number;
  lastId: string;
  lastAt: number;
}

export type Placed = Pick<Op, 'id' | 'at'>;

/** Answers that were given elsewhere are older than ops that are stored before them. */
export function findNewest(ops: readonly Op[], before: Placed | undefined): Placed | undefined {
  return ops.reduce<Placed | undefined>((newest, op) => (newest && newest.at >= op.at ? newest : op), before);
}

export function toWitness(last: Placed | undefined, ops: number): Witness {
  return { v: 1, ops, lastId: last?.id ?? '', lastAt: last?.at ?? 0 };
}
