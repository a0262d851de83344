import type { Gender } from '../../../src/model/card.ts';
import type { Dictionary } from '../../read/lttoolbox.ts';
import { findGenders } from './genders.ts';
import { readHandGenders } from './hand-genders.ts';
import { findHead } from './heads.ts';

/** Endings that decide the article, whatever comes before them; `geding` is not a noun in -ing. */
const ENDINGS: readonly [RegExp, Gender][] = [
  [/..(?:heid|teit|[gft]ie|trie|nomie|(?<!^ge)ding|[^d]ing)$/, 'common'],
  [/...(?:[^aeiou]je|isme)$/, 'neuter'],
];

/** Dutch nouns take `de` or `het`: masculine and feminine are one gender. */
function toArticleGenders(genders: readonly Gender[]): Gender[] {
  const merged = genders.map((gender): Gender => (gender === 'neuter' ? 'neuter' : 'common'));
  return [...new Set(merged)].sort();
}

const BY_HAND = readHandGenders('nld');

/** Finds whether a noun is common or neuter, by the list, its ending, the analyser, or the last part of a compound; `[]` if none decides. */
export function findDutchGenders(word: string, dictionary: Dictionary, byHand = BY_HAND): Gender[] {
  const find = (noun: string): Gender[] | undefined => {
    const genders = toArticleGenders(byHand.get(noun) ?? findGenders(noun, [dictionary]));
    return genders.length > 0 ? genders : undefined;
  };
  const byEnding = ENDINGS.find(([ending]) => ending.test(word));
  if (byEnding && !byHand.has(word)) return [byEnding[1]];
  return find(word) ?? findHead(word, find, false)?.head ?? [];
}
