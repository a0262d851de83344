import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords: 'na ya wa kwa ni za katika la si cha kuwa hii lakini kama huo hiyo sana yake wao mimi pia',
  letters: '',
};
