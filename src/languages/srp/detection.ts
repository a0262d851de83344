import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  sameAs: 'hrv',
  twins: 'hrv bos',
  confusedWith: 'bos slv',
};
