import type { InflectionCode } from '../compile.ts';
import { toVerbFirst } from '../phrases.ts';

export const code: InflectionCode = {
  phrases: toVerbFirst(
    'muito sempre nunca já também tanto mais não tão bem bastante ainda quase demais realmente jamais pouco mesmo',
    /(?:[oa]s?|es?|s)?$/u,
    '|o|a|os|as|e|es',
  ),
};
