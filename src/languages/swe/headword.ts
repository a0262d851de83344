import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: 'en ett att sig',
  after: 'sig',
  grammarWords: 'en ett den det de att',
  complements: 'på för av med till mot från åt i + ngn ngt någon något',
  supports: 'vara ha',
  lightVerbs: 'gå göra få vara ha',
};
