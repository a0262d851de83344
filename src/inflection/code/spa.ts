import type { InflectionCode } from '../compile.ts';
import { toSet, toVerbFirst } from '../phrases.ts';

export const code: InflectionCode = {
  phrases: toVerbFirst(
    'mucho muy siempre nunca ya también tanto más no tan bien bastante todavía aún casi demasiado realmente jamás poco',
    /(?:[oa]s?|es?|s)?$/u,
    '|o|a|os|as|e|es',
    { objects: toSet('a al') },
  ),
};
