import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: 'en ei et å seg',
  after: 'seg',
};
