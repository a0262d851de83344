import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findNpmFolder } from '../../read/fetch/npm.ts';
import type { Witness } from './witness.ts';

interface Parse {
  normalize(keepsClass: boolean): { toString(): string };
}

/** The part of the npm package `az` that we use; it has no types. */
interface Morph {
  (word: string, options: typeof OPTIONS): Parse[];
  init(folder: string, done: (error?: Error) => void): void;
}

/** Words of the dictionary alone, none of the guesses of `az` about unknown or misspelt ones. Texts often write `е` for `ё`. */
const OPTIONS = { parsers: ['Dictionary'], replacements: { е: 'ё' }, stutter: 0 };

/** Reads OpenCorpora's dictionary of Russian, which has whole paradigms: participles, short forms, reflexive verbs as words of their own. */
export async function readOpenCorpora(): Promise<Witness> {
  const folder = findNpmFolder('az');
  const { Morph }: { Morph: Morph } = createRequire(import.meta.url)(folder);
  await new Promise<void>((resolve, reject) =>
    Morph.init(join(folder, 'dicts'), (error) => (error ? reject(error) : resolve())),
  );
  const known = new Map<string, ReadonlySet<string>>();
  const findWords = (form: string): ReadonlySet<string> => {
    const key = form.toLowerCase();
    const words =
      known.get(key) ??
      new Set(Morph(key, OPTIONS).flatMap((parse) => [String(parse.normalize(false)), String(parse.normalize(true))]));
    known.set(key, words);
    return words;
  };
  return { isComplete: true, findWords, inflects: (word) => findWords(word).has(word.toLowerCase()) };
}
