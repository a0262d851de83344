import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../src/inflection');

/** Reads the table of a language. A line `include hrv` is replaced by that table. */
export function readTableText(language: string): string {
  const text = readFileSync(join(FOLDER, 'tables', `${language}.txt`), 'utf8');
  return text.replace(/^include (\S+)$/gmu, (_, other: string) => readTableText(other));
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

/** Whether a language has a file in `code/`. */
export const hasCode = (language: string): boolean => existsSync(join(FOLDER, 'code', `${language}.ts`));
