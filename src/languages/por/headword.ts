import type { Language } from '../language.ts';
import { withoutSe } from '../shared/romance.ts';
import { replaceVowel } from '../shared/second-gender.ts';
import { ARTICLES } from './articles.ts';

export const headword: Language['headword'] = {
  before: `${ARTICLES} uns umas`,
  shorten: withoutSe,
  grammarWords: `${ARTICLES} de em se à ao do da dos das no na`,
  toOtherGender: replaceVowel,
  complements: 'que a de em com por para contra sobre + algo alguém',
  supports: 'ter estar ser ficar',
  lightVerbs: 'ir dar fazer estar ser',
};
