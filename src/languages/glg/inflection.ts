import { toVerbFirst } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';
import { splitClitics } from '../spa/clitics.ts';

export const inflection: Language['inflection'] = {
  phrases: toVerbFirst('moito sempre nunca xa tamén tanto máis non tan ben', /(?:[oa]s?|es?|s)?$/u, '|o|a|os|as|e|es'),
  clitics: splitClitics,
  reflexive: { pronoun: /(?:^|r|ndo|[aeiáéí])(?:me|te|che|se|nos|vos)$/u, infinitive: /r$/, ending: 'rse' },
};
