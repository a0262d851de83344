import type { Language } from '../language.ts';

export const headword: Language['headword'] = {
  before: 'de den dem der d déi dat en eng sech',
  elided: /^d['’](?=\p{L}{3})/iu,
};
