import type { InflectionCode } from '../../inflection/compile.ts';
import { toVerbFirst } from '../../inflection/phrases.ts';

export const inflection: InflectionCode = {
  phrases: toVerbFirst('moito sempre nunca xa tamén tanto máis non tan ben', /(?:[oa]s?|es?|s)?$/u, '|o|a|os|as|e|es'),
};
