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

const toPlain = (cell: string) =>   cell.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(BEFORE, '');

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
  // The meaning stands behind the parts, or before them.
  const share = (columns: readonly (readonly string[])[]) => {
    const [words = [], ...parts] = columns;
    return parts.reduce((sum, part) => sum + countAlike(words, part, 1), 0) / parts.length;
  };
  const [behind, before] = [share(plain.slice(0, -1)), share(plain.slice(1))];
  const [ofLast, ofFirst] = [
    countAlike(plain[0] ?? [], plain.at(-1) ?? [], 1),
    countAlike(plain[1] ?? [], plain[0] ?? [], 1),
  ];
  // Where both languages have the same roots, the infinitive of English tells.
  const isNamed = (index: number) => countInfinitives(cells[index] ?? []) >= ALIKE_SHARE;
  const isBehind = behind >= ALIKE_SHARE && (behind > ofLast + LEAD || isNamed(last));
  const isBefore =
    before >= ALIKE_SHARE && (isNamed(first) || (before > ofFirst + LEAD && before > behind + LEAD && !isNamed(last)));
  if (isBefore) return toParts(more, first);
  return isBehind ? toParts(wordLike.slice(0, -1), last) : undefined;
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
