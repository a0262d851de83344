import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  confusedWith: 'bul mkd srp',
};
