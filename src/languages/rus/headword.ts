import type { Language } from '../language.ts';
import { replaceVowel } from '../shared/second-gender.ts';

export const headword: Language['headword'] = {
  grammarWords: 'бы же ли',
  toOtherGender: replaceVowel,
};
