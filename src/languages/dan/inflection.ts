import { toSet } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  phrases: {
    verb: 'first',
    agreement: [/(?:t|e)?$/u, ['', 't', 'e']],
    adjective: /[^e]$/,
    between: toSet(
      'ikke aldrig altid også virkelig jo vel nok meget så ofte allerede bare endnu stadig straks lige igen jeg du han hun vi i de man den det mig dig ham hende os ' +
        'jer dem',
    ),
    particles: toSet('af på op ud ind ned om til med bort hjem frem igen sammen løs fast tilbage over'),
    ambiguous: toSet('af på om til med over'),
    followers: toSet('og men eller når hvis for som i på nu siden igen straks'),
    barriers: toSet(
      'i på af til fra med om for og men eller at som når er var har havde skal skulle kan ikke over under ved hos',
    ),
  },
  compounds: {
    links: ['s', 'e', 'er', 'n', '-'],
    lost: ['e'],
    ignored: toSet('det den der han hun var som med men sig for'),
  },
};
