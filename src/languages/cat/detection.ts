import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'el la els les de del dels i a al als que en un una és per amb no es ha són més com però també aquest aquesta molt són va van ser si hi seu seva on o ja quan pel per tot sense fer pot ho li us',
  letters: 'àçèéíïòóúü',
};
