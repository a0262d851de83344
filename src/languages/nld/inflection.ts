import { toFixedStart, toSet } from '../../inflection/phrases.ts';
import { toBeforeApostrophe } from '../../inflection/word-rules.ts';
import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';

export const inflection: Language['inflection'] = {
  phrases: {
    verb: 'last',
    isVerb: /n$/,
    fits: toFixedStart('aan bij een in met naar om op te ter tot uit van voor', { isVerb: /n$/ }),
    // `sociale netwerken` of `sociaal netwerk`
    agreement: [/(?:([aeou])([^aeiou]))?e?$/u, ['$1$2', '$1$2e', '$1$1$2']],
    tails: toSet('aan bij door in met naar om op over tegen tot uit van voor'),
    between: toSet('te'),
    followers: toSet('en of maar want dan als te'),
    objects: toSet(
      `${ARTICLES} mijn jouw je zijn ons onze hun uw deze dit die dat elke elk iedere ieder met van in aan op uit bij naar voor over ` +
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
    innerSyllable: /^(?:te(?=.+n$)|ge(?=.+(?:[td]|en)e?$))/u,
  },
  // Foto's, oma's, zo'n.
  clitics: toBeforeApostrophe(/^(.+?)'(?:s|tje|tjes|n|t|er)?$/u),
  clauses: {
    subordinators:
      'als omdat hoewel toen dat zodat voordat nadat zodra zolang terwijl indien tenzij sinds of die wat waar wie wanneer ondanks',
    openers: 'en of maar want dus dan zo ik jij hij wij we men',
    coordinated: /\s(?=(?:en|of|maar|want) (?:ik|jij|hij|zij|ze|wij|we|men)\s)/gu,
  },
  compounds: {
    links: ['s', 'e', 'en', 'er', 'n', '-'],
    lost: ['e', 'en'],
    ignored: toSet('het een van wat wie was dat die zij hij wij jij ver ben dan als hen hun mij best aan'),
    bends: true,
  },
};
