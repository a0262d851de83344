import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gender } from '../../../src/model/card.ts';
import { DATA } from '../../read/folders.ts';
import { sortGenders } from './genders.ts';

const GENDERS: readonly string[] = ['masculine', 'feminine', 'neuter', 'common'] satisfies Gender[];
const BOTH = 'both';

/** Reads the genders that a person has written for nouns of a language: `decks/data/nld-genders.list`. Most languages have no such list. */
export function readHandGenders(code: string): ReadonlyMap<string, Gender[]> {
  const path = join(DATA, `${code}-genders.list`);
  return existsSync(path) ? parseHandGenders(readFileSync(path, 'utf8')) : new Map();
}

/**
 * @param text - Sections of words with spaces between them, each named by a gender, or `[both]` for the genders that the others are named by; lines
 *   with `#` are comments.
 * @throws {Error} Naming another section, or a word that stands in two.
 */
export function parseHandGenders(text: string): Map<string, Gender[]> {
  const [, ...parts] = text.replace(/^#.*$/gm, '').split(/^\[(\w+)\]$/m);
  const sections = parts.flatMap((name, at) => (at % 2 === 0 ? [{ name, words: parts[at + 1] ?? '' }] : []));
  const isGender = (name: string): name is Gender => GENDERS.includes(name);
  const all = sortGenders(new Set(sections.map(({ name }) => name).filter(isGender)));
  const found = new Map<string, Gender[]>();
  for (const { name, words } of sections) {
    if (name !== BOTH && !isGender(name)) throw new Error(`expected ${[...GENDERS, BOTH].join(', ')}, got ${name}`);
    for (const word of words.split(/\s+/).filter(Boolean)) {
      if (found.has(word)) throw new Error(`expected ${word} in one section, got a second one, ${name}`);
      found.set(word, name === BOTH ? all : [name]);
    }
  }
  return found;
}
