import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  elides: true,
};
