import { toSet } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  compounds: {
    links: ['n', 's', '-'],
    lost: ['nen'],
    ignored: toSet('hän että kun jos tai nyt oli ole sen tämä joka mitä'),
    bends: true,
  },
};
