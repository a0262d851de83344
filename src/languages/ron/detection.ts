import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'și în de la a nu cu că pe un o este din pentru mai ce care sunt se fi are sau dar cum când ca al lui am ai ale prin sa fost dacă',
  letters: 'ăâîșțşţ',
};
