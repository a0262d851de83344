import { toVerbFirst } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  phrases: toVerbFirst('mult mereu niciodată deja și mai nu bine', /(?:ă|e|i|a)?$/u, '|ă|e|i'),
};
