import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'le la les de des du et un une à au aux en dans que qui est pour pas ne sur par avec se ce il elle sont plus vous nous je son sa ses ou mais cette ces on être comme si leur y tout même ont a été fait',
  letters: 'àâæçéèêëîïôœùûüÿ',
};
