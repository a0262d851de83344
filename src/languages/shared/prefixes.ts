import type { Clitic } from '../../inflection/word-rules.ts';
import { foldKey } from '../../language/normalise.ts';

/** Least letters of the remaining word. Most words of two letters also occur inside others. */
const MIN_LENGTH = 2;

/** Takes prefixes off a word, the shortest first: letters that look like a prefix may belong to the word. */
export function splitPrefixes(key: string, prefixes: RegExp): Clitic[] {
  const letters = foldKey(key);
  const longest = prefixes.exec(letters)?.[0].length ?? 0;
  const clitics: Clitic[] = [];
  for (let length = 1; length <= longest; length += 1) {
    const isPrefix = prefixes.exec(letters.slice(0, length))?.[0].length === length;
    const spelling = letters.slice(length);
    if (isPrefix && spelling.length >= MIN_LENGTH) clitics.push({ spelling });
  }
  return clitics;
}
