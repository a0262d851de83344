import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '../../read/folders.ts';
import { MAX_MEANINGS } from '../meanings/polish.ts';

/** A fixed expression of a deck. */
export interface Phrase {
  meanings: string[];
  /** Whether people who wrote the lists count it among the commonest. */
  isEveryday: boolean;
  /** Kana or pinyin. */
  reading?: string;
}

/** Fixed expressions as a deck spells them. */
export type Phrases = ReadonlyMap<string, Phrase>;

type Line = readonly [phrase: string, meanings: readonly string[], reading?: string];

/** Before a cell or an alternative: what translates the others, but is no fixed expression itself (`~de la tarde`). */
const MEANING_ONLY = '~';

/** A phrase is more than one word, or one with an apostrophe: `zum Beispiel`, `d'accord`. */
const isPhrase = (text: string) => /[ ']/.test(text);

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const splitCell = (cell: string) => cell.split('; ');
const withoutMark = (text: string) => (text.startsWith(MEANING_ONLY) ? text.slice(1) : text);

/**
 * Parses a table of phrases: a first line of language codes, then a phrase a line, with `|` between the languages and `; ` between
 * alternatives. In English only the first one is a phrase of the deck; in the other languages each one of several words is.
 *
 * @returns Lists the phrases of one pair, each with all that translates it; none of a language that the table lacks.
 * @throws {Error} Naming the line with more or fewer cells than the first one.
 */
export function parseTable(text: string): (from: string, to: string) => Line[] {
  const lines = text
    .normalize('NFC')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const [codes = [], ...rows] = lines.map((line) => line.split('|'));
  for (const row of rows)
    if (row.length !== codes.length) throw new Error(`expected ${codes.length} cells, got ${row.length}: ${row[0]}`);
  return (from, to) =>
    rows.flatMap((row) => {
      const [cell, translation] = [from, to].map((code) => row[codes.indexOf(code)]);
      if (cell === undefined || translation === undefined) return [];
      const own = splitCell(cell);
      const meanings = splitCell(translation).map(withoutMark);
      const phrases = from === 'eng' ? own.slice(0, 1) : own;
      return phrases
        .filter((phrase) => isPhrase(phrase) && !phrase.startsWith(MEANING_ONLY))
        .map((phrase): Line => [phrase, meanings]);
    });
}

/**
 * Parses lines of `phrase = meaning, meaning`, in Japanese and Chinese with ` < reading` behind them.
 *
 * @throws {Error} Naming the line of another form.
 */
export function parsePhrases(text: string): Line[] {
  return text
    .normalize('NFC')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): Line => {
      const [phrase, explained] = line.split(' = ');
      if (!phrase || !explained) throw new Error(`expected "phrase = meaning, …", got ${line}`);
      const [meanings = '', reading] = explained.split(' < ');
      return reading === undefined ? [phrase, meanings.split(', ')] : [phrase, meanings.split(', '), reading];
    });
}

/**
 * Joins what several lines say about one phrase: the first line's meanings come first.
 *
 * @param everyday - The commonest phrases.
 */
export function joinPhrases(lines: Iterable<Line>, everyday: ReadonlySet<string> = new Set()): Phrases {
  const joined = new Map<string, Phrase>();
  for (const [phrase, meanings, reading] of lines) {
    const all = [...(joined.get(phrase)?.meanings ?? []), ...meanings];
    const firsts = all.filter((text, at) => all.findIndex((other) => isSame(other, text)) === at);
    joined.set(phrase, {
      meanings: firsts.slice(0, MAX_MEANINGS),
      isEveryday: everyday.has(phrase),
      ...(reading !== undefined && { reading }),
    });
  }
  return joined;
}

/** Languages without spaces. The tables cannot tell their expressions from words, and have no readings. */
const UNSPACED = ['jpn', 'cmn'];
const FOLDER = join(DATA, 'phrases');
const EVERYDAY = 'everyday.list';
const TABLES = [EVERYDAY, 'common.list', 'verbs.list', 'english.list'];

/** The phrases of a pair: its own list, then the tables of all languages that write spaces. */
export function readPhrases(from: string, to: string): Phrases {
  const file = join(FOLDER, `${from}-${to}.txt`);
  const own = existsSync(file) ? parsePhrases(readFileSync(file, 'utf8')) : [];
  if (UNSPACED.includes(from)) return joinPhrases(own);
  const tables = TABLES.map((name) => parseTable(readFileSync(join(FOLDER, name), 'utf8'))(from, to));
  return joinPhrases([...own, ...tables.flat()], findUsual(tables[TABLES.indexOf(EVERYDAY)] ?? []));
}

/** Of the phrases of one line, which share their meanings, the first is the usual one. */
function findUsual(lines: readonly Line[]): Set<string> {
  return new Set(lines.filter(([, meanings], at) => lines[at - 1]?.[1] !== meanings).map(([phrase]) => phrase));
}
