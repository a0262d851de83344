import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'die en het nie is vir van met wat dit ek jy hy ons hulle aan om te op was sal kan ook maar daar word as by uit hierdie so moet haar sy',
  letters: 'êëéèôïû',
};
