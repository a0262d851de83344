import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  sameAs: 'nor',
  twins: 'nor nno dan',
  confusedWith: 'swe',
};
