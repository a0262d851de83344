import type { Language } from '../language.ts';
import { replaceVowel } from '../shared/second-gender.ts';

export const headword: Language['headword'] = {
  before: 'se si',
  after: 'se si',
  toOtherGender: replaceVowel,
};
