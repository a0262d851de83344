import { toFixedStart, toPrepositions, toSet, toVerbFirst } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';
import { splitClitics } from './clitics.ts';

const IS_VERB = /r(?:se)?$/;
const TO_PREPOSITION = toPrepositions({ de: /^del$/, a: /^al$/, con: /^con[mts]igo$/ });

export const inflection: Language['inflection'] = {
  phrases: toVerbFirst(
    'mucho muy siempre nunca ya también tanto más no tan bien bastante todavía aún casi demasiado realmente jamás poco ' +
      'mucha muchos muchas muchísimo muchísima tanta tantos tantas poca pocos pocas demasiada bastantes ninguna ningún entonces ahora luego ' +
      'yo tú él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes ayer hoy mañana pronto aquí allí así solo sólo simplemente otra vez veces',
    /(?:[oa]s?|es?|s)?$/u,
    '|o|a|os|as|e|es',
    {
      toPreposition: TO_PREPOSITION,
      adverb: /.{3}mente$/,
      isVerb: IS_VERB,
      fits: toFixedStart('a al con de del en es lo no para por qué sin un una y ya', {
        isVerb: IS_VERB,
        toPreposition: TO_PREPOSITION,
      }),
      adverbials: toSet('en a de por'),
      objects: toSet(
        `${ARTICLES} a al unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas ` +
          'aquel aquella esto eso todo toda todos todas algo cada',
      ),
      barriers: toSet('que y o ni pero si cuando porque donde como para sin sobre entre en por hasta desde'),
    },
  ),
  clitics: splitClitics,
  reflexive: { pronoun: /(?:^|r|ndo|[aeiáéí])(?:me|te|se|nos|os)$/u, infinitive: /r$/, ending: 'rse' },
};
