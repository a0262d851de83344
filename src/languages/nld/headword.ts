import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';

export const headword: Language['headword'] = {
  before: `${ARTICLES} 't ’t 'n ’n te zich`,
  after: 'zich',
  grammarWords: `${ARTICLES} te er`,
  // `te koop` is not an infinitive.
  infinitiveParticle: 'te',
  syllableMark: /(?<=\p{L})[|·](?=\p{L})/gu,
  toOtherGender: (word, ending) => (/^(?:e|in|es|ster)$/.test(ending) ? [word + ending] : []),
  complements: 'aan in met naar om op over tegen uit van voor tot + iemand iets',
  supports: 'zijn hebben',
  lightVerbs: 'gaan doen zijn hebben',
};
