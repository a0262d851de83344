import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: 'en ett att sig',
  after: 'sig',
  grammarWords: 'en ett den det de att',
};
