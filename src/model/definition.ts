import type { PairId } from './pair.ts';

/** A meaning that the learner wrote. */
export interface Definition {
  pair: PairId;
  word: string;
  text: string;
  /** The spelling to show instead of the word, if the learner has chosen one. */
  headword?: string | undefined;
  /** The sentence in which the learner met the word, if kept. */
  sentence?: string | undefined;
  /** Title and address of the page with that sentence. */
  title?: string | undefined;
  address?: string | undefined;
  updatedAt: number;
}
