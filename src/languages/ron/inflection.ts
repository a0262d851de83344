import type { InflectionCode } from '../../inflection/compile.ts';
import { toVerbFirst } from '../../inflection/phrases.ts';

export const inflection: InflectionCode = {
  phrases: toVerbFirst('mult mereu niciodată deja și mai nu bine', /(?:ă|e|i|a)?$/u, '|ă|e|i'),
};
