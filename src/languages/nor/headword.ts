import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: 'en ei et å seg',
  after: 'seg',
  complements: 'på for av med til mot fra i + noen noe',
  supports: 'være ha',
  lightVerbs: 'gå gjøre få være ha',
};
