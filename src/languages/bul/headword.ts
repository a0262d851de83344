import type { Language } from '../language.ts';
import { replaceVowel } from '../shared/second-gender.ts';

export const headword: Language['headword'] = {
  before: 'се си да',
  after: 'се си',
  toOtherGender: replaceVowel,
};
