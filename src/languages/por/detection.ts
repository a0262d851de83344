import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'o a os as de do da dos das em no na nos nas um uma que e é para por com não se ao à mais como mas foi são ou seu sua seus suas pelo pela este esta isso ele ela você tem ser está também quando muito já eu',
  letters: 'áâãàçéêíóôõúü',
  confusedWith: 'glg',
};
