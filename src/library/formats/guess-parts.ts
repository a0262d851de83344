import type { Columns } from '../../model/file-format.ts';

type Parts = Pick<Columns, 'parts' | 'moreParts'> & { word: number; meaning: number };

/** Words before a form that say nothing about it: pronouns, auxiliaries, articles. */
const BEFORE = /^.*\s(?=\S)/;
/** The beginning of German and Dutch participles. */
const PREFIX = /^ge(?=\p{L}{3})/u;
/** Least share of forms that begin as the word does. */
const ALIKE_SHARE = 0.6;
/** How much more often than meanings. */
const LEAD = 0.15;

const toPlain = (cell: string) => cell.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(BEFORE, '');

/**
 * Finds columns of principal parts, or a plural, beside the word: their cells begin as the word does, and those of the meaning do not.
 *
 * @param wordLike - Columns of words, in order.
 * @param cells - The cells of each column.
 */
export function findParts(wordLike: readonly number[], cells: readonly (readonly string[])[]): Parts | undefined {
  const plain = wordLike.map((index) => (cells[index] ?? []).map(toPlain));
  const [first, ...more] = wordLike;
  const last = wordLike.at(-1);
  if (first === undefined || last === undefined || wordLike.length < 3) return undefined;
  if (wordLike.length === 3) return findPlural(wordLike, plain);
  const side = findMeaningSide(plain, [countInfinitives(cells[first] ?? []), countInfinitives(cells[last] ?? [])]);
  if (side === 'before') return toParts(more, first);
  return side === 'behind' ? toParts(wordLike.slice(0, -1), last) : undefined;
}

/**
 * Finds the side of principal parts that the meaning stands on.
 *
 * @param infinitives - Shares of the first and of the last column that are English infinitives. Where both languages have the same roots, they tell.
 */
function findMeaningSide(
  plain: readonly (readonly string[])[],
  [inFirst, inLast]: readonly [number, number],
): 'before' | 'behind' | undefined {
  const [behind, before] = [shareAlike(plain.slice(0, -1)), shareAlike(plain.slice(1))];
  const [ofLast, ofFirst] = [shareAlike([plain[0], plain.at(-1)]), shareAlike([plain[1], plain[0]])];
  const isClear = before > ofFirst + LEAD && before > behind + LEAD && inLast < ALIKE_SHARE;
  if (before >= ALIKE_SHARE && (inFirst >= ALIKE_SHARE || isClear)) return 'before';
  return behind >= ALIKE_SHARE && (behind > ofLast + LEAD || inLast >= ALIKE_SHARE) ? 'behind' : undefined;
}

/** How many of the cells behind the first column begin with the letter of their word. */
function shareAlike([words = [], ...parts]: readonly (readonly string[] | undefined)[]): number {
  return parts.reduce((sum, part = []) => sum + countAlike(words, part, 1), 0) / parts.length;
}

function toParts([word = 0, parts = 0, ...moreParts]: readonly number[], meaning: number): Parts {
  return { word, parts, meaning, ...(moreParts.length > 0 ? { moreParts } : {}) };
}

/** Three letters in common, as in a plural. */
function findPlural(
  [word = 0, parts = 0, meaning = 0]: readonly number[],
  plain: readonly string[][],
): Parts | undefined {
  const [words = [], forms = [], meanings = []] = plain;
  const isAlike = countAlike(words, forms, 3) >= ALIKE_SHARE + LEAD;
  // A sentence, or another language with the same roots, is alike too.
  const isOther = countAlike(words, meanings, 3) < countAlike(words, forms, 3) - LEAD;
  const isShort = forms.every((form, row) => form.length < (words[row]?.length ?? 0) * 2 + 4);
  return isAlike && isOther && isShort ? { word, parts, meaning } : undefined;
}

const countInfinitives = (cells: readonly string[]) =>
  cells.filter((cell) => /^to \p{L}/iu.test(cell)).length / Math.max(1, cells.length);

/** Share of the rows whose cells begin with the same letters. */
function countAlike(words: readonly string[], forms: readonly string[], letters: number): number {
  const rows = words.flatMap((word, row) => (word === '' || !forms[row] ? [] : [[word, forms[row]] as const]));
  const isAlike = (word: string, form: string) => {
    const length = Math.min(letters, word.length, form.length);
    return word.slice(0, length) === form.slice(0, length);
  };
  const alike = rows.filter(([word, form]) => isAlike(word, form) || isAlike(word, form.replace(PREFIX, '')));
  return rows.length === 0 ? 0 : alike.length / rows.length;
}
