import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  confusedWith: 'srp',
};
