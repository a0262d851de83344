import { toFixedStart, toPrepositions, toSet, toVerbFirst } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';
import { splitClitics } from './clitics.ts';

const IS_VERB = /r(?:e|si)?$/;
const TO_PREPOSITION = toPrepositions({
  di: /^d(?:el|ell'|ello|ella|ei|egli|elle|')$/,
  a: /^a(?:l|ll'|llo|lla|i|gli|lle|d)$/,
  da: /^da(?:l|ll'|llo|lla|i|gli|lle)$/,
  in: /^ne(?:l|ll'|llo|lla|i|gli|lle)$/,
  su: /^su(?:l|ll'|llo|lla|i|gli|lle)$/,
});

export const inflection: Language['inflection'] = {
  phrases: toVerbFirst(
    'molto sempre mai già anche tanto più non così bene ancora quasi troppo davvero poco ben spesso proprio mica ' +
      'molta molti molte tanta tanti tante poca pochi poche troppa troppi troppe tutta subito adesso ora allora oggi ieri domani presto io tu lui lei noi voi loro',
    /[oaie]$/u,
    'o|a|i|e',
    {
      toPreposition: TO_PREPOSITION,
      adverb: /.{3}mente$/,
      isVerb: IS_VERB,
      fits: toFixedStart('a al alla con da dal di e in per su un una senza', {
        isVerb: IS_VERB,
        toPreposition: TO_PREPOSITION,
      }),
      adverbials: toSet('in a al alla per da di via sul'),
      objects: toSet(
        `${ARTICLES} l' un' mio mia tuo tua suo sua miei mie tuoi tue suoi sue questo questa questi queste quel quella quello ` +
          'quei quegli quelle ciò tutto tutta tutti tutte qualcosa qualcuno ogni',
      ),
      barriers: toSet('che e o né ma se quando perché dove come per senza su tra fra in da fino'),
    },
  ),
  clitics: splitClitics,
  elides: true,
  reflexive: { pronoun: /(?:^|[raeio])(?:mi|ti|si|ci|vi)$/u, infinitive: /re$/, ending: 'rsi' },
};
