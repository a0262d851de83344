import type { InflectionCode } from '../compile.ts';
import { toVerbFirst } from '../phrases.ts';

export const code: InflectionCode = {
  phrases: toVerbFirst('molt sempre mai ja també tant més no tan bé pas', /(?:es|os|a|s)?$/u, '|a|s|es|os'),
};
