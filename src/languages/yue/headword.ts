import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  hasLatinReadings: true,
};
