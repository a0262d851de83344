import { PARAMETERS } from '../fsrs.ts';

/** The 21 numbers of FSRS-6, in its own order. */
export type Weights = readonly number[];

/** Those that were fitted to many learners. */
export const PUBLISHED: Weights = PARAMETERS;

/** How far each differs between learners, as the reference optimizer has it. A fit stays near its start in proportion to it. */
export const SPREADS: Weights = [
  6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31, 0.32,
  0.14, 0.27,
];
