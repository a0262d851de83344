import type { Language } from '../language.ts';
import { ELIDED_ARTICLE } from '../shared/romance.ts';
import { replaceVowel } from '../shared/second-gender.ts';

export const headword: Language['headword'] = {
  before: 'lo la los las un una',
  elided: ELIDED_ARTICLE,
  toOtherGender: replaceVowel,
};
