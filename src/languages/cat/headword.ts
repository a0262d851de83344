import type { Language } from '../language.ts';
import { ELIDED_ARTICLE, withoutSe } from '../shared/romance.ts';
import { replaceVowel } from '../shared/second-gender.ts';

export const headword: Language['headword'] = {
  before: 'el la els les en na un una uns unes',
  elided: ELIDED_ARTICLE,
  shorten: withoutSe,
  toOtherGender: replaceVowel,
};
