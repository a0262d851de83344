import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    've bir bu da de için ne çok ile o mi ama var gibi daha ben değil olarak kadar olan her sonra ya en mu veya olduğu ise',
  letters: 'çğıöşüâî',
};
