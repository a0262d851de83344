/** Which column of a table holds what; places from 0. */
export interface Columns {
  word: number;
  /** One column, or several that are one meaning or more each. */
  meanings: readonly number[];
  rank?: number;
  forms?: number;
}

export interface RecognisedColumns {
  columns: Columns;
  /** Whether the first row names the columns and holds no card. */
  hasHeader: boolean;
  /** False when the columns were guessed. */
  isSure: boolean;
}

export type Role = keyof Columns;

/** Names that people and programs give to columns, in lower case. */
const NAMES: Record<Role, readonly string[]> = {
  rank: ['rank', 'rang', 'rango', 'nr', 'no', 'no.', 'number', 'index', '#', 'frequency rank', 'id'],
  word: [
    'word',
    'words',
    'front',
    'term',
    'lemma',
    'expression',
    'vocabulary',
    'question',
    'wort',
    'palabra',
    'mot',
    'headword',
  ],
  meanings: [
    'meaning',
    'meanings',
    'back',
    'definition',
    'definitions',
    'translation',
    'translations',
    'english',
    'gloss',
    'glosses',
    'answer',
    'bedeutung',
    'übersetzung',
    'significado',
    'traducción',
    'traduction',
  ],
  forms: ['forms', 'form', 'inflections', 'inflected forms', 'formen', 'formas', 'formes'],
};

/** Finds what a column holds by its name. */
export function findRole(cell: string): Role | undefined {
  const name = cell.trim().normalize('NFC').toLowerCase();
  // "Meaning 2", "translation_1"
  const bare = name.replace(/[\s_-]*\d+$/, '');
  const roles = Object.keys(NAMES) as Role[];
  return roles.find((role) => NAMES[role].includes(name) || NAMES[role].includes(bare));
}

/**
 * Finds the columns of a table: by the names in its first row, else from what the first rows hold.
 *
 * @param rows - The first rows, blank ones left out.
 */
export function recogniseColumns(rows: readonly (readonly string[])[]): RecognisedColumns {
  const roles = (rows[0] ?? []).map(findRole);
  const places = (role: Role) => roles.flatMap((candidate, place) => (candidate === role ? [place] : []));
  const [word] = places('word');
  const meanings = places('meanings');
  const [rank] = places('rank');
  const [forms] = places('forms');
  if (word !== undefined && meanings.length > 0) {
    return { columns: toColumns(word, meanings, rank, forms), hasHeader: true, isSure: true };
  }
  const hasHeader = word !== undefined || (meanings.length > 0 && roles.length > 1);
  return { columns: guessColumns(hasHeader ? rows.slice(1) : rows, word), hasHeader, isSure: false };
}

/** The first column with rising numbers is the rank, the next one the word, the one after it the meanings. */
function guessColumns(rows: readonly (readonly string[])[], known: number | undefined): Columns {
  const numbers = rows.map((row) => row[0]?.trim() ?? '');
  const isRank =
    numbers.length > 0 &&
    (rows[0]?.length ?? 0) > 1 &&
    numbers.every((cell, place) => /^\d+$/.test(cell) && (place === 0 || Number(cell) > Number(numbers[place - 1])));
  const first = isRank ? 1 : 0;
  const word = known ?? first;
  return toColumns(word, [word === first ? first + 1 : first], isRank && word !== 0 ? 0 : undefined, undefined);
}

function toColumns(
  word: number,
  meanings: readonly number[],
  rank: number | undefined,
  forms: number | undefined,
): Columns {
  return { word, meanings, ...(rank === undefined ? {} : { rank }), ...(forms === undefined ? {} : { forms }) };
}
