import { toBeforeApostrophe } from '../../inflection/word-rules.ts';
import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  // İstanbul'da, Ankara'nın: the endings of a name stand behind an apostrophe.
  clitics: toBeforeApostrophe(/^(.+?)'[\p{L}\p{M}]{1,10}$/u),
};
