import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: 'a az egy',
};
