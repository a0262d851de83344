import { toFixedStart, toPrepositions, toSet, toVerbFirst } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';

const IS_VERB = /(?:er|ir|re)$/;
const TO_PREPOSITION = toPrepositions({ de: /^(?:du|des|d')$/, à: /^aux?$/ });

export const inflection: Language['inflection'] = {
  phrases: toVerbFirst(
    'pas plus jamais rien guère point toujours souvent bien beaucoup très trop aussi encore déjà vraiment tout assez si tellement presque ' +
      'même peut-être donc surtout absolument je tu il elle on nous vous ils elles ce moi toi lui leur y en',
    /(?:es|e|s)?$/u,
    '|e|s|es',
    {
      toPreposition: TO_PREPOSITION,
      adverb: /.{3}ment$/,
      isVerb: IS_VERB,
      fits: toFixedStart('à a au de du en et par pour sans sur un une', {
        isVerb: IS_VERB,
        toPreposition: TO_PREPOSITION,
      }),
      gapOpener: { word: 'ne', elided: "n'" },
      adverbials: toSet('en à au aux de par'),
      objects: toSet(
        `${ARTICLES} l' des du mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces cela ça tout toute tous ` +
          'toutes chaque',
      ),
      barriers: toSet("que qu' et ou ni mais si quand où comme pour sans sur entre en par dans avec jusque"),
    },
  ),
  elides: true,
  // `as-tu`, `a-t-elle`, `fais-moi`.
  inverted: /^(\p{L}+)(-(?:t-)?)(je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|lui|leur|le|la|les|y|en)$/u,
};
