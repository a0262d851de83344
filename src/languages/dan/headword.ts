import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: 'en et at sig',
  after: 'sig',
};
