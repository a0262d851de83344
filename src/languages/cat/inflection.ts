import type { InflectionCode } from '../../inflection/compile.ts';
import { toVerbFirst } from '../../inflection/phrases.ts';

export const inflection: InflectionCode = {
  phrases: toVerbFirst('molt sempre mai ja també tant més no tan bé pas', /(?:es|os|a|s)?$/u, '|a|s|es|os'),
};
