import type { InflectionCode } from '../compile.ts';
import { toVerbFirst } from '../phrases.ts';

export const code: InflectionCode = {
  phrases: toVerbFirst(
    'molto sempre mai già anche tanto più non così bene ancora quasi troppo davvero poco ben spesso proprio mica',
    /[oaie]$/u,
    'o|a|i|e',
  ),
};
