import type { InflectionCode } from '../compile.ts';
import { toSet, toVerbFirst } from '../phrases.ts';

export const code: InflectionCode = {
  phrases: toVerbFirst(
    'muito sempre nunca já também tanto mais não tão bem bastante ainda quase demais realmente jamais pouco mesmo',
    /(?:[oa]s?|es?|s)?$/u,
    '|o|a|os|as|e|es',
    {
      isVerb: /r(?:-se)?$/,
      adverbials: toSet('em a à ao no na de por'),
      objects: toSet(
        'o a os as ao um uma uns umas meu minha meus minhas teu tua seu sua seus suas nosso nossa este esta estes estas esse essa isso isto ' +
          'tudo todo toda todos todas algo cada',
      ),
      barriers: toSet('que e ou nem mas se quando porque onde como para sem sobre entre em por até desde'),
    },
  ),
};
