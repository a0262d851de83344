import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: 'דער די דאס דאָס אַ אַן זיך',
  after: 'זיך',
};
