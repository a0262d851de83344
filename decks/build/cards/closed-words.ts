import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '../../read/folders.ts';
import { type HandCard, type Handwork, parseHandwork, splitMeanings } from './handwork.ts';

/** The handwork of a deck: its own file, and for a deck without English the closed-class words of its language. */

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/**
 * Parses a table of closed-class words: a first line of language codes, the one of the words first, then a word a line with its meanings.
 *
 * @returns The meanings in one language by word; words whose cell there is `-` are left out.
 * @throws {Error} Naming the line that has more or fewer cells than the first one, or a word that an earlier one had.
 */
export function parseClosedWords(text: string, to: string): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  let codes: string[] | undefined;
  for (const [at, line] of text.normalize('NFC').split('\n').entries()) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const cells = line.split(' | ');
    if (codes && cells.length !== codes.length)
      throw new Error(`expected ${codes.length} cells in line ${at + 1}, got ${cells.length}: ${line}`);
    const [word = ''] = cells;
    const cell = codes && cells[codes.indexOf(to)];
    codes ??= cells;
    if (cell === undefined || cell === '-') continue;
    if (meanings.has(word)) throw new Error(`expected each word once, got again line ${at + 1}: ${line}`);
    meanings.set(word, splitMeanings(cell));
  }
  return meanings;
}

/**
 * Takes from the handwork of a language's deck into English all that is about the language alone: which forms the closed-class words have, which
 * words share a form and get no card. The meanings are those of the other language.
 */
export function translateHandwork(intoEnglish: Handwork, meanings: ReadonlyMap<string, string[]>): Handwork {
  const closed = intoEnglish.closed.flatMap((card): HandCard[] => {
    const own = meanings.get(card.word);
    return own ? [{ ...card, meanings: own }] : [];
  });
  const shared = new Map([...intoEnglish.shared].map(([word, card]) => [word, { ...card, meanings: [] }]));
  return { ...intoEnglish, closed, shared, meanings: new Map() };
}

const toCards = (table: ReadonlyMap<string, string[]>) =>
  [...table].map(([word, meanings]): [string, HandCard] => [word, { word, meanings, forms: [], reason: 'common' }]);

/** The handwork of a pair as its files have it. */
export function readHandwork(from: string, to: string): Handwork {
  const own = parseHandwork(readIfThere(join(DATA, `${from}-${to}.txt`)));
  const table = readIfThere(join(DATA, `closed-words/${from}.list`));
  if (to === 'eng' || table === '') return own;
  const shared = translateHandwork(readHandwork(from, 'eng'), parseClosedWords(table, to));
  return {
    ...shared,
    closed: [...own.closed, ...shared.closed.filter(({ word }) => !own.meanings.has(word))],
    meanings: new Map([...toCards(readCommonWords(from, to)), ...own.meanings]),
    dropped: new Map([...shared.dropped, ...own.dropped]),
  };
}

/** Meanings by hand of common words for which the dictionaries agree on none; empty for languages without such a table. */
export function readCommonWords(from: string, to: string): Map<string, string[]> {
  const table = readIfThere(join(DATA, `common-words/${from}.list`));
  return table === '' ? new Map() : parseClosedWords(table, to);
}
