import { toVerbFirst } from '../../inflection/phrases.ts';
import { toBeforeApostrophe } from '../../inflection/word-rules.ts';
import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  phrases: toVerbFirst('molt sempre mai ja també tant més no tan bé pas', /(?:es|os|a|s)?$/u, '|a|s|es|os'),
  // Dona'm, compra'ls.
  clitics: toBeforeApostrophe(/^(.+?)'(?:m|t|s|n|ns|l|ls)$/u),
  elides: true,
};
