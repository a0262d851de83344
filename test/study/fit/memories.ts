import { PUBLISHED, type Weights } from '../../../src/study/fit/weights.ts';

/** Memories that differ from the published one in different ways. */
export const MEMORIES: Record<string, Weights> = {
  forgetful: PUBLISHED.map((value, index) => (index < 4 ? value / 2 : index === 8 ? value - 0.4 : value)),
  strong: PUBLISHED.map((value, index) => (index < 4 ? value * 3 : index === 8 ? value + 0.5 : value)),
  stepwise: PUBLISHED.map((value, index) => ({ 2: 6, 4: 5, 6: 2, 13: 0.5, 17: 1, 18: 0.4 })[index] ?? value),
};
