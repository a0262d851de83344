import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseMarkedWords } from '../src/language/marked-words.ts';
import type { Language } from '../src/languages/language.ts';
import type { PracticeText } from '../src/model/practice-text.ts';

/** Each of its folders holds one language, and has its ISO 639-3 code as its name. */
export const LANGUAGES_FOLDER = resolve(import.meta.dirname, '../src/languages');

/** Whether the folder of a language has a file. */
export const hasPart = (language: string, file: string): boolean => existsSync(join(LANGUAGES_FOLDER, language, file));

/** Where the package has the practice texts. */
export const PRACTICE_FOLDER = resolve(import.meta.dirname, '../assets/public/sentences/practice');

const LANGUAGES = readdirSync(LANGUAGES_FOLDER).filter((name) => /^[a-z]{3}$/.test(name));

const PRACTICE_LANGUAGES = LANGUAGES.filter((language) => hasPart(language, 'passage.ts'));

/** Parts of all languages that a script imports at once, with the names of their lists. */
const PARTS: Readonly<Record<string, string>> = {
  basics: 'BASICS',
  detection: 'DETECTION_RULES',
  headword: 'HEADWORD_RULES',
  plurals: 'PLURAL_RULES',
  typing: 'TYPING_RULES',
};

const NOTE = '// Written by `npm run languages`, from the folders of languages.';

/**
 * Writes the lists of languages as modules: each script of the extension imports one part of every language. Bundlers, Vitest and Node
 * have no common way to import all files of a kind.
 *
 * @returns Contents by file name.
 */
export function writeLanguageLists(): Readonly<Record<string, string>> {
  const inflected = LANGUAGES.filter(
    (language) => hasPart(language, 'inflection.txt') || hasPart(language, 'inflection.ts'),
  );
  return {
    ...Object.fromEntries(Object.entries(PARTS).map(([part, name]) => [`${part}.ts`, writeList(part, name)])),
    'inflected.ts': writeSet(
      'INFLECTED_LANGUAGES',
      'the languages that have a table of inflections or code beside it',
      inflected,
    ),
    'practice.ts': writeSet('PRACTICE_LANGUAGES', 'the languages that have a practice text', PRACTICE_LANGUAGES),
  };
}

function writeSet(name: string, description: string, languages: readonly string[]): string {
  return [
    NOTE,
    '',
    `/** ISO 639-3 codes of ${description}. */`,
    `export const ${name}: ReadonlySet<string> = new Set([`,
    ...languages.map((language) => `  '${language}',`),
    ']);',
    '',
  ].join('\n');
}

/** Writes the practice texts for the package, where the page and the services that need one read it. @returns Contents by file name. */
export async function writePracticeTexts(): Promise<Readonly<Record<string, string>>> {
  const files = PRACTICE_LANGUAGES.map(async (language) => {
    const texts = (await readPart(language, 'passage')).map(parseMarkedWords);
    const words = texts.flatMap((text) => text.words.map(({ word }) => word));
    const practice: PracticeText = {
      paragraphs: texts.map(({ text }) => text),
      words: [...new Set(words)],
      opening: (await readPart(language, 'opening')).trim().split(/\s+/),
    };
    return [`${language}.json`, `${JSON.stringify(practice)}\n`] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

async function readPart<Part extends 'passage' | 'opening'>(language: string, part: Part): Promise<Language[Part]> {
  // Node.js cannot import by a name that is no URL on every system.
  const module = await import(pathToFileURL(join(LANGUAGES_FOLDER, language, `${part}.ts`)).href);
  return module[part];
}

/** Finds the modules that the part of a language imports, as paths from the lists. */
function listHelpers(language: string, part: string): string[] {
  const source = readFileSync(join(LANGUAGES_FOLDER, language, `${part}.ts`), 'utf8');
  return Array.from(source.matchAll(/^import \{.*'(\..*)';$/gm), ([, path = '']) => posix.join('..', language, path));
}

/**
 * Writes the list of one part, by ISO 639-3 code. Helpers are loaded first: between two parts, they would keep the minifier from writing
 * each part into the list, and the services would be 0.2 kB larger.
 */
function writeList(part: string, name: string): string {
  const languages = LANGUAGES.filter((language) => hasPart(language, `${part}.ts`));
  const imports = [
    ...languages.map((language) => [`../${language}/${part}.ts`, `{ ${part} as ${language} }`] as const),
    ['../language.ts', 'type { Language }'] as const,
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  const helpers = new Set(languages.flatMap((language) => listHelpers(language, part)));
  return [
    NOTE,
    ...[...helpers].sort().map((path) => `import '${path}';`),
    ...(helpers.size > 0 ? [''] : []),
    ...imports.map(([path, names]) => `import ${names} from '${path}';`),
    '',
    `export const ${name}: Readonly<Record<string, Language['${part}']>> = {`,
    ...languages.map((language) => `  ${language},`),
    '};',
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, contents] of Object.entries(writeLanguageLists()))
    writeFileSync(join(LANGUAGES_FOLDER, 'lists', name), contents);
  for (const [name, contents] of Object.entries(await writePracticeTexts()))
    writeFileSync(join(PRACTICE_FOLDER, name), contents);
}
