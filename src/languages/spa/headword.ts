import type { Language } from '../language.ts';
import { withoutSe } from '../shared/romance.ts';
import { replaceVowel } from '../shared/second-gender.ts';
import { ARTICLES } from './articles.ts';

export const headword: Language['headword'] = {
  before: `${ARTICLES} unos unas`,
  after: 'algo alguien',
  shorten: withoutSe,
  grammarWords: `${ARTICLES} lo de a se le les al del`,
  toOtherGender: replaceVowel,
  complements: 'que a de en con por para contra sobre + algo alguien',
  supports: 'tener estar ser',
  lightVerbs: 'ir dar hacer estar ser poner',
};
