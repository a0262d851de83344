import type { Language } from '../language.ts';
import { replaceVowel } from '../shared/second-gender.ts';

export const headword: Language['headword'] = {
  before: 'sa si',
  after: 'sa si',
  toOtherGender: replaceVowel,
};
