import type { InflectionCode } from '../compile.ts';
import { toVerbFirst } from '../phrases.ts';

export const code: InflectionCode = {
  phrases: toVerbFirst('moito sempre nunca xa tamén tanto máis non tan ben', /(?:[oa]s?|es?|s)?$/u, '|o|a|os|as|e|es'),
};
