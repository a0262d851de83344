import type { Language } from '../language.ts';
import { replaceVowel } from '../shared/second-gender.ts';

export const headword: Language['headword'] = {
  before: 'a un o niște se',
  toOtherGender: replaceVowel,
};
