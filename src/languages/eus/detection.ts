import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'eta da du ez bat dira zen duen ere baina dute hau hori izan egin den dela edo dituzu bere dago ditu duzu',
  letters: 'ñ',
};
