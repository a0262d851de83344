import type { Language } from '../language.ts';
import { splitPrefixes } from '../shared/prefixes.ts';

/** And; that, when; in the, to, from, as; the. */
const PREFIXES = /^ו?(?:כש|מש|ש)?(?:[בכל]ה?|מה?|ה)?/u;

export const inflection: Language['inflection'] = {
  // `ובבית` is `בית`.
  clitics: ({ key }) => splitPrefixes(key, PREFIXES),
};
