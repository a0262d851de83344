import { failIn } from './fail.ts';

/** Longest row of a bank, in UTF-16 code units. The largest entries of Wiktionary have some 200,000. */
export const MAX_BANK_ROW_LENGTH = 4_000_000;

/** Longest single text in a row of a bank, in UTF-16 code units. */
export const MAX_BANK_TEXT_LENGTH = 1_000_000;

/** Rows parsed at once: their objects are short-lived garbage. With hundreds alive, the garbage collector takes longer than the parser. */
const ROWS_AT_ONCE = 16;

/** Some rows that follow each other, with the number of the first, from 1. */
export interface RowBatch {
  first: number;
  rows: unknown[][];
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Reads a JSON list of lists row by row, so that only a stretch of it is in memory.
 *
 * @param name - Name of the file, for messages.
 * @param text - In chunks of any size.
 * @returns The rows, a few at a time.
 * @throws {AppError} `deck-file-invalid` naming the row that is wrong.
 */
export async function* readJsonRows(name: string, text: AsyncIterable<string>): AsyncGenerator<RowBatch> {
  const cutter = createRowCutter(name);
  let first = 1;
  for await (const chunk of text) {
    cutter.push(chunk);
    const texts: string[] = [];
    for (let json = cutter.next(); json !== undefined; json = cutter.next()) texts.push(json);
    for (let start = 0; start < texts.length; start += ROWS_AT_ONCE) {
      const some = texts.slice(start, start + ROWS_AT_ONCE);
      yield { first, rows: some.map((json, index) => parseRow(name, first + index, json)) };
      first += some.length;
    }
  }
  cutter.end();
}

function parseRow(name: string, number: number, json: string): unknown[] {
  try {
    const row: unknown = JSON.parse(json);
    if (Array.isArray(row)) return row;
  } catch (cause) {
    failIn(`${name}, row ${number}`, 'JSON', 'damaged text', cause);
  }
  return failIn(`${name}, row ${number}`, 'a list', 'something else');
}

/** Cuts text into rows. Finding their ends is faster than parsing them, and the text of a row is checked by the parser. */
interface RowCutter {
  /** Appends text. Call `next` until it has no row before the next call. */
  push(chunk: string): void;
  /** @returns The text of a row; undefined if no row is complete. */
  next(): string | undefined;
  /** @throws {AppError} if the list is not complete. */
  end(): void;
}

/** @throws {AppError} `deck-file-invalid`, from `next` and `end`: the row that is wrong. */
function createRowCutter(name: string): RowCutter {
  let text = '';
  /** Next position to look at. */
  let place = 0;
  let depth = 0;
  let count = 0;
  let isInText = false;
  let textStart = 0;
  let rowStart = 0;
  let isDone = false;

  const fail = (expected: string, got: string) => failIn(`${name}, row ${count + 1}`, expected, got);

  /** Skips a text. @returns False if it does not end in this chunk. */
  function skipText(): boolean {
    for (;;) {
      const end = text.indexOf('"', place);
      const length = (end < 0 ? text.length : end) - textStart;
      if (length > MAX_BANK_TEXT_LENGTH) fail('texts of at most 1,000,000 characters', 'a longer one');
      place = end < 0 ? text.length : end + 1;
      if (end < 0) return false;
      if (!isEscaped(text, end)) break;
    }
    isInText = false;
    return true;
  }

  function open(code: number): void {
    if (isDone || (depth === 0 && code !== OPEN_LIST)) fail('a list of rows', 'something else');
    if (depth === 1) {
      if (code !== OPEN_LIST) fail('a list', 'an object');
      rowStart = place - 1;
    }
    depth += 1;
  }

  /** @returns The row that ends here. */
  function close(): string | undefined {
    depth -= 1;
    if (depth < 0) fail('a list of rows', 'a bracket too many');
    isDone = depth === 0;
    if (depth !== 1) return undefined;
    count += 1;
    return text.slice(rowStart, place);
  }

  function next(): string | undefined {
    while (place < text.length) {
      if (isInText) {
        if (!skipText()) break;
        // The text may end with the chunk.
        continue;
      }
      const code = text.charCodeAt(place);
      place += 1;
      if (code === QUOTE) {
        if (depth < 2) fail('a list of rows', 'a text');
        isInText = true;
        textStart = place;
      } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
        open(code);
      } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
        const row = close();
        if (row !== undefined) return row;
      } else if (depth < 2 && !isFiller(code, depth)) fail('a list of rows', 'something else');
    }
    return undefined;
  }

  return {
    push(chunk) {
      // Only the row that is not complete is kept.
      const start = depth >= 2 ? rowStart : text.length;
      const rest = text.slice(start);
      if (rest.length > MAX_BANK_ROW_LENGTH) fail('an entry of at most 4,000,000 characters', 'a longer one');
      text = rest + chunk;
      place -= start;
      textStart -= start;
      rowStart = 0;
    },
    next,
    end() {
      if (!isDone) fail('a complete list', 'the end of the file');
    },
  };
}

function isEscaped(text: string, quote: number): boolean {
  let start = quote;
  while (text.charCodeAt(start - 1) === BACKSLASH) start -= 1;
  return (quote - start) % 2 === 1;
}

/** Space anywhere, and commas between rows. */
function isFiller(code: number, depth: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || (code === 0x2c && depth === 1);
}
