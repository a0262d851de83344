/** Kinds of faults in a line of a file. */
export const LINE_FAULT_KINDS = [
  'word',
  'text-length',
  'list-length',
  'characters',
  'rank',
  'rank-order',
  'columns-few',
  'columns-many',
  'quote-open',
  'quote-stray',
  'separator',
  'encoding',
  'other',
] as const;
export type LineFaultKind = (typeof LINE_FAULT_KINDS)[number];

/** A fault in one line of a file, which a screen describes in its own language. */
export interface LineFault {
  /** From 1. */
  line: number;
  kind: LineFaultKind;
  /** The line's own text at the fault: a number, a cell cut short. */
  got: string;
  /** The largest number allowed, or the rank of the line before. */
  limit?: number;
}

/** Faults that are reported together. */
export const MAX_LINE_FAULTS = 20;
