import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gender } from '../../../src/model/card.ts';
import { DATA } from '../../read/folders.ts';
import type { Dictionary } from '../../read/lttoolbox.ts';
import { findGenders } from './genders.ts';
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

const SECTIONS: Readonly<Record<string, Gender[]>> = {
  common: ['common'],
  neuter: ['neuter'],
  both: ['common', 'neuter'],
};

const BY_HAND = parseArticles(readFileSync(join(DATA, 'nld-articles.list'), 'utf8'));

/** @param text - Sections `[common]`, `[neuter]` and `[both]` of words with spaces between them; lines with `#` are comments. */
export function parseArticles(text: string): Map<string, Gender[]> {
  const articles = new Map<string, Gender[]>();
  const [, ...sections] = text.replace(/^#.*$/gm, '').split(/^\[(\w+)\]$/m);
  for (let at = 0; at < sections.length; at += 2) {
    const [name = '', words = ''] = sections.slice(at, at + 2);
    const genders = SECTIONS[name];
    if (!genders) throw new Error(`expected one of ${Object.keys(SECTIONS).join(', ')}, got ${name}`);
    for (const word of words.split(/\s+/).filter(Boolean)) {
      if (articles.has(word)) throw new Error(`expected ${word} in one section, got a second one, ${name}`);
      articles.set(word, genders);
    }
  }
  return articles;
}

/** Finds whether a noun is common or neuter, by the list, its ending, the analyser, or the last part of a compound; `[]` if none decides. */
export function findDutchGenders(word: string, dictionary: Dictionary, byHand = BY_HAND): Gender[] {
  const find = (noun: string): Gender[] | undefined => {
    const genders = byHand.get(noun) ?? toArticleGenders(findGenders(noun, [dictionary]));
    return genders.length > 0 ? genders : undefined;
  };
  const byEnding = ENDINGS.find(([ending]) => ending.test(word));
  if (byEnding && !byHand.has(word)) return [byEnding[1]];
  return find(word) ?? findHead(word, find, false)?.head ?? [];
}
