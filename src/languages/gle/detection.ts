import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords: 'agus an na i ar is go a tá le ag do sé bhí ní de sí mar sin seo é nach ach leis don ó gach iad',
  letters: 'áéíóú',
};
