import type { Columns } from '../../model/file-format.ts';

/** Fewer rows say little about a column that is half empty, or whose cells repeat. */
const TELLING_ROWS = 4;

/**
 * Guesses what the columns of a table hold by the cells of its first rows. The first column of words is the word, the next one the meaning. Columns
 * of numbers, lessons and levels are neither, but rising numbers in front are the rank.
 *
 * Many branches because each kind of table has its own order of columns.
 *
 * @param rows - Without the header.
 * @param known - The column of words, if a header names it.
 */
export function guessColumns(rows: readonly (readonly string[])[], known?: number): Columns {
  const width = Math.max(2, ...rows.map(({ length }) => length));
  const cells = Array.from({ length: width }, (_, index) => rows.map((row) => row[index]?.trim() ?? ''));
  const rank = rows[0] && rows[0].length > 1 && isRising(cells[0] ?? []) ? { rank: 0 } : {};
  const wordLike = cells.flatMap((column, index) => (isWordLike(column) ? [index] : []));
  if (width > 2 && wordLike.length > 1) {
    const word = known ?? wordLike[0] ?? 0;
    const others = wordLike.filter((index) => index !== word);
    const next = others.find((index) => index > word) ?? others[0] ?? 0;
    const after = others.find((index) => index > next);
    return after !== undefined && areReadings(cells[next] ?? [], cells[word] ?? [])
      ? { word, meanings: [after], reading: next, ...rank }
      : { word, meanings: [next], ...rank };
  }
  if (known === undefined && isFrequency(cells[1] ?? [])) return { word: 0, meanings: [] };
  const first = 'rank' in rank ? 1 : 0;
  const word = known ?? first;
  const columns = { word, meanings: [word === first ? first + 1 : first] };
  return word === 0 ? columns : { ...columns, ...rank };
}

const isNumber = (cell: string) => /^[\d.,]*\d%?$/.test(cell);

function isRising(cells: readonly string[]): boolean {
  return (
    cells.length > 0 &&
    cells.every((cell, index) => /^\d+$/.test(cell) && (index === 0 || Number(cell) > Number(cells[index - 1])))
  );
}

/** Numbers that fall say how often a word is used. A table of two columns may also teach numbers. */
function isFrequency(cells: readonly string[]): boolean {
  const isFalling = cells.every(
    (cell, index) => /^\d+$/.test(cell) && (index === 0 || Number(cell) <= Number(cells[index - 1])),
  );
  return isFalling && cells.length > 2 && Number(cells[0]) > Number(cells.at(-1));
}

/** Whether a column may hold words or meanings. Its first cell may be a name that is not recognised as one. */
function isWordLike(cells: readonly string[]): boolean {
  const below = cells.length > 2 ? cells.slice(1) : cells;
  const filled = below.filter((cell) => cell !== '');
  if (filled.length === 0 || filled.every(isNumber)) return false;
  const { size } = new Set(filled);
  if (below.length < TELLING_ROWS) return size > 1 || filled.length < TELLING_ROWS - 1;
  return filled.length * 2 > below.length && size * 2 > filled.length;
}

const HAS_READING = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]/u;
const KANA = /^[\p{sc=Hira}\p{sc=Kana}ー・\s]+$/u;
/** Syllables with numbers or marks for their tones. */
const PINYIN = /^(?:[a-zü:]+[1-5]\s?)+$|[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]/iu;

/** Whether a column says how Chinese or Japanese words are read. */
function areReadings(cells: readonly string[], words: readonly string[]): boolean {
  if (words.filter((word) => HAS_READING.test(word)).length * 2 <= words.length) return false;
  const filled = cells.filter((cell) => cell !== '');
  return filled.filter((cell) => KANA.test(cell) || PINYIN.test(cell)).length * 2 > filled.length;
}
