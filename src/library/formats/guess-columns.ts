import type { Columns } from '../../model/file-format.ts';
import { toClass, toGender } from './class-names.ts';
import { findParts } from './guess-parts.ts';
import { isChapter } from './sheet/left-out.ts';

/** Fewer rows say little about a column that is half empty, or whose cells repeat. */
const TELLING_ROWS = 4;

/**
 * Guesses what the columns of a table hold by the cells of its first rows. The first column of words is the word, the next one the meaning. Columns
 * of numbers, lessons and levels are neither, but rising numbers in front are the rank. Further columns of short texts are further meanings.
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
  const grammar = width > 2 ? findGrammar(cells) : {};
  const wordLike = cells.flatMap((column, index) => (isWordLike(column) && !isIn(grammar, index) ? [index] : []));
  if (width > 2 && wordLike.length > 1) {
    const parts = known === undefined ? findParts(wordLike, cells) : undefined;
    const word = known ?? parts?.word ?? wordLike[0] ?? 0;
    const others = wordLike.filter((index) => index !== word && !(parts && isIn(parts, index)));
    const next = parts?.meaning ?? others.find((index) => index > word) ?? others[0] ?? 0;
    const after = others.find((index) => index > next);
    const facts = { ...rank, ...grammar };
    if (after !== undefined && areReadings(cells[next] ?? [], cells[word] ?? [])) {
      return { word, meanings: [after, ...findFurther(cells, { word, meanings: [after] })], reading: next, ...facts };
    }
    const { parts: first, moreParts } = parts ?? {};
    const found = {
      word,
      meanings: [next],
      ...(first === undefined ? {} : { parts: first }),
      ...(moreParts && { moreParts }),
    };
    const examples = findExamples(cells, { ...found, ...grammar });
    const further = findFurther(cells, { ...found, ...facts, ...examples });
    return { ...found, meanings: [next, ...further], ...facts, ...examples };
  }
  if (known === undefined && isFrequency(cells[1] ?? [])) return { word: 0, meanings: [] };
  const isNumbered = known === undefined && width === 2 && cells[0]?.every((cell) => COUNTED.test(cell)) === true;
  if (isNumbered && wordLike.includes(1)) return { word: 1, meanings: [] };
  const first = 'rank' in rank ? 1 : 0;
  const word = known ?? first;
  const columns = { word, meanings: [word === first ? first + 1 : first] };
  return word === 0 ? columns : { ...columns, ...rank };
}

const isIn = (columns: Partial<Columns>, index: number) => Object.values(columns).flat().includes(index);

const isNumber = (cell: string) => /^[\d.,]*\d%?$/.test(cell) || COUNTED.test(cell);

/** Numbers of lessons, pages and rows: `7_3`, `L7-1`, `1.`, `#12`, `S. 12`; dates. */
const COUNTED = /^(?:#\s*|\p{L}{1,2}\.?\s*)?\d+(?:[._:/-]\d+)+[.)]?$|^(?:#\s*|\p{L}{1,2}\.\s*)\d+[.)]?$|^\d+[.)]$/u;
const LEVEL = /^(?:[ABC][12]|N[1-5]|HSK ?\d)\+?$/i;
const ADDRESS = /^(?:https?:\/\/|\[sound:|<img\b)|\.(?:mp3|ogg|wav|png|jpe?g)$/i;

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

/** Finds columns of names of word classes, and of articles or genders. */
function findGrammar(columns: readonly (readonly string[])[]): Partial<Columns> {
  const find = (role: 'classes' | 'genders', isName: (cell: string) => boolean) => {
    const index = columns.findIndex((cells) => {
      const filled = cells.filter((cell) => cell !== '');
      return filled.length > 1 && filled.every(isName) && new Set(filled).size < Math.max(2, filled.length);
    });
    return index < 0 ? {} : { [role]: index };
  };
  const classes = find('classes', (cell) => toClass(cell) !== undefined);
  const genders = find('genders', (cell) => toGender(cell) !== undefined);
  return { ...classes, ...(isIn(classes, genders.genders ?? -1) ? {} : genders) };
}

/** Columns of short texts behind the meaning, even if most of their cells are empty. */
function findFurther(columns: readonly (readonly string[])[], known: Columns): number[] {
  const last = known.meanings.at(-1) ?? 0;
  return columns.flatMap((cells, index) => {
    const filled = cells.filter((cell) => cell !== '');
    if (index <= last || isIn(known, index) || filled.length === 0) return [];
    const isLabel = filled.length >= TELLING_ROWS && new Set(filled).size * 2 <= filled.length;
    const isOther = (cell: string) => isNumber(cell) || LEVEL.test(cell) || ADDRESS.test(cell) || isChapter(cell);
    return isLabel || filled.some(isOther) || filled.filter(isSentence).length * 2 >= filled.length ? [] : [index];
  });
}

const isSentence = (cell: string) =>
  /\S[.!?…。！？]["”»」]?$/.test(cell) && (/\s/.test(cell) || /[。！？]$/.test(cell));

/** The first column of sentences that show the words. */
function findExamples(columns: readonly (readonly string[])[], known: Columns): { examples?: number } {
  const words = columns[known.word] ?? [];
  const index = columns.findIndex((cells, place) => {
    const rows = cells.flatMap((cell, row) => (cell === '' ? [] : [[cell, words[row] ?? ''] as const]));
    const shown = rows.filter(([cell, word]) => isSentence(cell) && hasStem(cell, word));
    return place > known.word && !isIn(known, place) && rows.length > 0 && shown.length * 2 > rows.length;
  });
  return index < 0 ? {} : { examples: index };
}

/** Whether a sentence has the beginning of a word, which may be inflected. */
function hasStem(sentence: string, word: string): boolean {
  const letters = word.replace(/^\p{L}{1,4}\s/u, '').toLowerCase();
  return (
    letters !== '' && sentence.toLowerCase().includes(letters.slice(0, Math.max(1, Math.ceil(letters.length * 0.6))))
  );
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
