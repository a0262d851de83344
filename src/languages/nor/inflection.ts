import { toSet } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  phrases: {
    verb: 'first',
    agreement: [/(?:tt|t|e)?$/u, ['', 't', 'e', 'tt']],
    adjective: /[^e]$/,
    between: toSet(
      'ikke aldri alltid også virkelig jo vel nok veldig så ofte allerede bare ennå straks snart igjen jeg du han hun vi dere de man den det meg deg ham henne ' +
        'oss dem',
    ),
    particles: toSet('av på opp ut inn ned om til med bort hjem fram frem igjen sammen løs fast tilbake over'),
    ambiguous: toSet('av på om til med over'),
    followers: toSet('og men eller når om for som i på nå siden igjen straks'),
    barriers: toSet(
      'i på av til fra med om for og men eller at som når er var har hadde skal skulle kan ikke over under ved hos',
    ),
  },
  compounds: {
    links: ['s', 'e', 'er', 'n', '-'],
    lost: ['e'],
    joinsTriples: true,
    ignored: toSet('det den der han hun var som med men seg for'),
  },
};
