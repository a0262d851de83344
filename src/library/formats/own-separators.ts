import { failAtLine, MAX_ROW_LENGTH } from './check-text.ts';

/** Separators that a person chose for an export, written as words: `Zug;TAB;train;BREAK;Gleis;TAB;platform`. */
export interface OwnSeparators {
  /** Between the two sides of a card. */
  delimiter: string;
  /** Between two cards; undefined if each is a line. */
  rowEnd: string | undefined;
}

const DELIMITER = /([;,|#<[{])TAB[;,|#>\]}]/;
const ROW_END = /([;,|#<[{])(?:BREAK|NEWLINE|ROW)[;,|#>\]}]/;

/** @param head - Beginning of a text. */
export function findOwnSeparators(head: string): OwnSeparators | undefined {
  const delimiter = DELIMITER.exec(head)?.[0];
  if (delimiter === undefined) return undefined;
  const rowEnd = ROW_END.exec(head)?.[0];
  const rows = head.split(rowEnd ?? '\n').filter((row) => row.trim() !== '');
  // Otherwise it is a cell of an ordinary table.
  const isUsual = rows.filter((row) => row.includes(delimiter)).length * 2 > rows.length;
  return isUsual ? { delimiter, rowEnd } : undefined;
}

/** Separators that people type between a word and its meaning. */
const TYPED = [
  ...[' :: ', ' = ', ' - ', ' – ', ' — ', ' → ', ' -> ', ' => ', ' : ', '，', '：', ': '],
  ...['→', '->', '=>', '=', ' —', '— ', '– '],
];
/** A list of words and how often each is used, as in lists of frequent words. */
const COUNTED = /^\S+ \d+$/;

export const isTyped = (separator: string) => TYPED.includes(separator);

/**
 * Finds a separator that every line has, and has before any comma: `Haus - house`, `Haus: house, home`.
 *
 * @param lines - The first lines.
 */
export function findTypedSeparator(lines: readonly string[]): string | undefined {
  if (lines.length < 2 || lines.some((line) => line.includes('\t'))) return undefined;
  if (lines.every((line) => COUNTED.test(line.trim()))) return ' ';
  return TYPED.find((separator) =>
    lines.every((line) => {
      const place = line.indexOf(separator);
      return place > 0 && (separator === ' :: ' || !/[,;|]/.test(line.slice(0, place)));
    }),
  );
}

/** Turns a text whose rows end with `rowEnd` into lines. A line feed within a row becomes a space. */
export function toLines(text: string, rowEnd: string): string {
  return text.trimEnd().replaceAll('\n', ' ').replaceAll(rowEnd, '\n');
}

/** The same for a text that comes in pieces, which may end within a separator. */
export async function* streamLines(pieces: AsyncIterable<string>, rowEnd: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const text = (rest + piece).replaceAll('\n', ' ');
    const last = text.lastIndexOf(rowEnd);
    const end = last === -1 ? 0 : last + rowEnd.length;
    rest = text.slice(end);
    if (end > 0) yield text.slice(0, end).replaceAll(rowEnd, '\n');
    if (rest.length > MAX_ROW_LENGTH)
      failAtLine(1, `a row that ends with ${rowEnd}`, `none in ${rest.length} characters`);
  }
  yield rest.trimEnd();
}
