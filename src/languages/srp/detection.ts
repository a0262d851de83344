import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  sameAs: 'hrv',
  twins: 'hrv srp bos',
  confusedWith: 'slv mkd',
};
