import type { Language } from '../language.ts';
import { ELIDED_ARTICLE } from '../shared/romance.ts';
import { replaceVowel } from '../shared/second-gender.ts';
import { ARTICLES } from './articles.ts';

export const headword: Language['headword'] = {
  before: ARTICLES,
  after: 'qualcosa qualcuno qcs qcn',
  elided: ELIDED_ARTICLE,
  // `chiamarsi` is `chiamare`.
  shorten: (word) => word.replace(/(?<=\p{L}{2}[aei]r)si$/u, 'e'),
  grammarWords: `${ARTICLES} di a da si ci ne del della dei al alla`,
  toOtherGender: replaceVowel,
  complements: 'a di da in con su per + qualcosa qualcuno qc qcs qcn qlcu',
  supports: 'avere essere',
  lightVerbs: 'andare fare dare stare essere avere',
};
