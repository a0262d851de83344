import type { Language } from '../language.ts';
import { replaceVowel } from '../shared/second-gender.ts';

export const headword: Language['headword'] = {
  before: 'ο η το οι τα τον την τη τους τις ένας μία μια ένα να',
  toOtherGender: replaceVowel,
};
