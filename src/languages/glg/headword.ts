import type { Language } from '../language.ts';
import { withoutSe } from '../shared/romance.ts';
import { replaceVowel } from '../shared/second-gender.ts';

export const headword: Language['headword'] = {
  before: 'o a os as un unha uns unhas',
  shorten: withoutSe,
  toOtherGender: replaceVowel,
};
