import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: 'en et at sig',
  after: 'sig',
  complements: 'på for af med til mod fra i + nogen noget',
  supports: 'være have',
  lightVerbs: 'gå gøre få være have',
};
