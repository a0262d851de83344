import type { Language } from '../language.ts';
import { replaceVowel } from '../shared/second-gender.ts';

export const headword: Language['headword'] = {
  grammarWords: 'бы же ли',
  toOtherGender: replaceVowel,
  complements: 'о об на в во с со к ко за по от у над перед для из что чем ком чём + кого кому кем чего чему',
  supports: 'быть',
  lightVerbs: 'быть идти',
};
