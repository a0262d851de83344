import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: 'ein ei eit å seg',
  after: 'seg',
};
