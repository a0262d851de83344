import type { Language } from '../language.ts';
import { splitPrefixes } from '../shared/prefixes.ts';
import { listBareSpellings } from './bare-spellings.ts';

/** The seat of a hamza as in Egypt, as in the Koran, or left out, and the silent alef of hundreds: مسئول, شئ, رءوس, مائة. */
const respellHamza = (key: string): string[] => [
  key.replace(/ئو/gu, 'ؤو'),
  key.replace(/ؤو/gu, 'ئو'),
  key.replace(/ءو/gu, 'ؤو'),
  key.replace(/مائ(?=[ةت])/gu, 'مئ'),
  key.replace(/ئ$/u, 'يء'),
  key.replace(/يء$/u, 'ئ'),
];

const respell = (key: string): string[] => listBareSpellings(key).flatMap((word) => [word, ...respellHamza(word)]);

/** And, so; by, like, for; the. `لل` is `ل` before the article, which loses its alef. */
const PREFIXES = /^(?:[وف])?(?:[بك]?ال|لل|[بكل])?/u;

export const inflection: Language['inflection'] = {
  spellings: respell,
  // The article, prepositions and `and`: `والكتاب` is `كتاب`.
  clitics: ({ key }) => [...new Set([...listBareSpellings(key), key])].flatMap((word) => splitPrefixes(word, PREFIXES)),
};
