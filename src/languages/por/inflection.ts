import { toFixedStart, toPrepositions, toSet, toVerbFirst } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';
import { splitClitics } from './clitics.ts';

const IS_VERB = /r(?:-se)?$/;
const TO_PREPOSITION = toPrepositions({
  de: /^d(?:[oa]s?|el[ea]s?|est[ea]s?|ess[ea]s?|aquel[ea]s?|isto|isso|aquilo|uma?s?)$/,
  a: /^(?:aos?|às?|àquel[ea]s?)$/,
  em: /^n(?:[oa]s?|el[ea]s?|est[ea]s?|ess[ea]s?|aquel[ea]s?|isto|isso|uma?s?)$/,
  por: /^pel[oa]s?$/,
  com: /^(?:comigo|contigo|consigo|con?nosco|convosco)$/,
});

export const inflection: Language['inflection'] = {
  phrases: toVerbFirst(
    'muito muita muitos muitas sempre nunca já também tanto tanta tantos tantas mais não tão bem bastante bastantes ainda quase demais jamais ' +
      'pouco pouca poucos poucas mesmo nenhum nenhuma algum alguma imenso imensa demasiado demasiada todo toda todos todas então agora logo ' +
      'hoje ontem amanhã cedo tarde aqui ali lá assim só apenas talvez outra vez eu tu ele ela nós vós eles elas você vocês me te se lhe lhes nos',
    /(?:[oa]s?|es?|s)?$/u,
    '|o|a|os|as|e|es',
    {
      isVerb: IS_VERB,
      fits: toFixedStart('a ao com de em no na o por sem um uma e', { isVerb: IS_VERB, toPreposition: TO_PREPOSITION }),
      toPreposition: TO_PREPOSITION,
      adverb: /.{3}mente$/,
      adverbials: toSet('em a à ao no na de por'),
      objects: toSet(
        `${ARTICLES} ao uns umas meu minha meus minhas teu tua seu sua seus suas nosso nossa este esta estes estas esse essa isso isto ` +
          'tudo todo toda todos todas algo cada',
      ),
      barriers: toSet('que e ou nem mas se quando porque onde como para sem sobre entre em por até desde'),
    },
  ),
  clitics: splitClitics,
  hasHyphenatedClitics: true,
  elides: true,
  reflexive: { pronoun: /(?:^|-)(?:me|te|se|nos|vos)$/u, infinitive: /r$/, ending: 'r-se' },
};
