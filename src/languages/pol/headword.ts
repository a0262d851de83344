import type { Language } from '../language.ts';
import { replaceVowel } from '../shared/second-gender.ts';

export const headword: Language['headword'] = {
  before: 'się',
  after: 'się',
  grammarWords: 'się by',
  toOtherGender: replaceVowel,
};
