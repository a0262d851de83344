import type { InflectionCode } from '../../inflection/compile.ts';
import { toSet } from '../../inflection/phrases.ts';

export const inflection: InflectionCode = {
  phrases: {
    verb: 'last',
    isVerb: /n$/,
    // `sociale netwerken` of `sociaal netwerk`
    agreement: [/(?:([aeou])([^aeiou]))?e?$/u, ['$1$2', '$1$2e', '$1$1$2']],
    tails: toSet('aan bij door in met naar om op over tegen tot uit van voor'),
    between: toSet('te'),
    followers: toSet('en of maar want dan als te'),
    objects: toSet(
      'de het een mijn jouw je zijn ons onze hun uw deze dit die dat elke elk iedere ieder met van in aan op uit bij naar voor over ' +
        'onder achter naast tussen door tegen zonder om',
    ),
  },
  particles: {
    ambiguous: toSet('aan af bij door in mee na om onder op over tegen toe uit voor'),
    plain: toSet(
      'binnen dicht heen klaar kwijt langs los neer open samen tegemoet terug thuis vast verder vooruit voorbij vrij weg',
    ),
    followers: toSet('en of maar want dan als te'),
    isVerb: /^\p{Ll}+(?:e|aa|oe|ie|ij)n$/u,
  },
};
