import type { InflectionCode } from '../compile.ts';
import { toVerbFirst } from '../phrases.ts';

export const code: InflectionCode = {
  phrases: toVerbFirst('mult mereu niciodată deja și mai nu bine', /(?:ă|e|i|a)?$/u, '|ă|e|i'),
};
