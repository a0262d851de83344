import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES_FOLDER } from '../../scripts/language-lists.ts';
import { listLanguageCodes } from '../../src/language/language-code.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Files that may name languages, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/language/language-code.ts': 'the codes themselves',
  'src/language/normalise.ts': 'word keys, which are made below the languages and for every word of a page',
  'src/language/script.ts': 'other scripts of languages, most of which have no folder',
  'src/language/voices.ts': 'the code that browsers give to Norwegian voices',
  'src/ui/shared/offer/': 'offers of decks and dictionaries',
};

/** Codes of languages that are also words of the code. */
const WORDS = ['div', 'run'];
const KNOWN = new Set(
  [...listLanguageCodes(), ...readdirSync(LANGUAGES_FOLDER)].filter((code) => !WORDS.includes(code)),
);

/** A code in quotes, or as the key of an object at the beginning of a line. */
const CODE = /(?<=(['"`]))[a-z]{3}(?=\1)|(?<=^\s*)[a-z]{3}(?=: )/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm;

const listFiles = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/^src\/(?:languages|locales)\//.test(path));

const listCodes = (path: string) =>
  (readFileSync(join(ROOT, path), 'utf8').replace(COMMENT, '').match(CODE) ?? []).filter((code) => KNOWN.has(code));

test('only the folder of a language knows its code', () => {
  const found = ['src', 'entrypoints'].flatMap(listFiles).flatMap((path) => {
    const codes = listCodes(path);
    return codes.length > 0 ? [{ path, codes }] : [];
  });
  const isException = (path: string) => Object.keys(EXCEPTIONS).some((start) => path.startsWith(start));
  expect(found.filter(({ path }) => !isException(path))).toEqual([]);
  for (const start of Object.keys(EXCEPTIONS))
    expect(
      found.some(({ path }) => path.startsWith(start)),
      start,
    ).toBe(true);
});
