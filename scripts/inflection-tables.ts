import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPart, LANGUAGES_FOLDER } from './language-lists.ts';

/** Reads the table of a language, with the tables that it includes. Some languages have only code: theirs is empty. */
export const readTableText = (language: string): string =>
  hasPart(language, 'inflection.txt') ? readTableFile(join(LANGUAGES_FOLDER, language, 'inflection.txt')) : '';

/** Reads a table. A line `include ../hrv/inflection.txt` is replaced by that table. */
export function readTableFile(path: string): string {
  const text = readFileSync(path, 'utf8');
  return text.replace(/^include (\S+)$/gmu, (_, other: string) => readTableFile(join(path, '..', other)));
}

/** Leaves out what only people and tests read: comments, empty lines, examples, and classes that have no pattern. */
export function stripTable(text: string): string {
  const classes = new Set([...text.matchAll(/^class (.+?) = /gmu)].map(([, name]) => name));
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      if (!line.includes('→') || line.startsWith('repeat ')) return line;
      const [rule = '', condition = '', kind = ''] = line.split(/ \|(?= |$)/u);
      const cells = [rule, condition.trim(), classes.has(kind.trim()) ? kind.trim() : ''];
      return cells.join(' | ').replace(/[ |]+$/u, '');
    })
    .join('\n');
}

/** The name of the stemmer in `@orama/stemmers` that a table asks for. */
export const findStemmer = (text: string): string | undefined => /^stemmer = (\S+)$/mu.exec(text)?.[1];

/** Whether a language has rules of inflection that no table can express. */
export const hasCode = (language: string): boolean => hasPart(language, 'inflection.ts');
