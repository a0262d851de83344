import { AppError } from '../../app-error.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import { countLineFeeds, countValidLines } from './decode-text.ts';
import { createJsonGuard, type ListBound } from './json-guard.ts';

interface SplitOptions {
  /** Name of the top-level list that is given in pieces. */
  list: string;
  /** Code of the error for a file beyond a limit. */
  code: ErrorCode;
  /** Longest value of the list, and longest other top-level value, in bytes. */
  maxEntryBytes: number;
  /** Called where the file is not UTF-8, with the line from 1. */
  failEncoding: (line: number, cause: unknown) => never;
}

export interface ListPiece {
  /** Whole values with commas between them; undefined at the end of the file. */
  values: string | undefined;
  /** Line in which the values begin, from 1. */
  line: number;
  /** The file so far without the list's values. */
  rest: string;
}

const OPEN_LIST = 0x5b;
const COMMA = Uint8Array.of(0x2c);

/**
 * Splits a JSON object at the bounds of one list's values, in one pass and without parsing them. Memory is that of a chunk and of the rest of
 * the file.
 *
 * @param chunks - Bytes in UTF-8, cut anywhere.
 * @throws {AppError} With the given code, naming the line; also where the list stands twice, as a parser keeps the last one alone.
 */
export async function* splitJsonList(
  chunks: AsyncIterable<Uint8Array>,
  options: SplitOptions,
): AsyncGenerator<ListPiece> {
  let [isInside, isFound] = [false, false];
  /** Whether a comma stands between the list's text and the values that were given. */
  let isBehindComma = false;
  /** Of what is in neither text yet, or where the text of the list begins. */
  let line = 1;
  const fail = (lines: number, cause: unknown) => options.failEncoding(line + lines, cause);
  const rest = createText(fail);
  const list = createText((lines, cause) => fail(countLineFeeds(list.read()) + lines, cause));
  const addRest = (bytes: Uint8Array) => {
    line += countLineFeeds(rest.add(bytes));
  };
  /** @param hasComma - On one side of the text. Without a value, that comma is left for the parser to refuse. */
  const give = (hasComma: boolean): ListPiece[] => {
    const values = list.take();
    const piece = { values, line, rest: rest.read() };
    line += countLineFeeds(values);
    if (values.trim() !== '') return [piece];
    if (hasComma) addRest(COMMA);
    return [];
  };
  for await (const { bytes, bounds } of findBounds(chunks, options)) {
    let from = 0;
    /** Behind the last whole value of this chunk. */
    let whole = 0;
    for (const { bound, offset } of bounds) {
      if (bound === 'start') {
        addRest(bytes.subarray(from, offset));
        isInside = bytes[offset - 1] === OPEN_LIST;
        if (isInside && isFound) failTwice(options, line);
        isFound ||= isInside;
        isBehindComma = false;
        from = offset;
        whole = offset;
      } else if (!isInside) continue;
      else if (bound === 'comma') whole = offset;
      else {
        list.add(bytes.subarray(from, offset));
        yield* give(isBehindComma);
        isInside = false;
        from = offset;
      }
    }
    if (!isInside) {
      addRest(bytes.subarray(from));
      continue;
    }
    if (whole > from) {
      list.add(bytes.subarray(from, whole));
      yield* give(true);
      isBehindComma = true;
      from = whole + 1;
    }
    list.add(bytes.subarray(from));
  }
  yield { values: undefined, line, rest: rest.take() };
}

function failTwice({ list, code }: SplitOptions, line: number): never {
  throw new AppError(code, `Line ${line}: expected one list "${list}", got a second one.`);
}

async function* findBounds(chunks: AsyncIterable<Uint8Array>, options: SplitOptions) {
  let bounds: { bound: ListBound; offset: number }[] = [];
  const check = createJsonGuard({ ...options, onBound: (bound, offset) => bounds.push({ bound, offset }) });
  for await (const bytes of chunks) {
    bounds = [];
    check(bytes);
    yield { bytes, bounds };
  }
}

/** Text from bytes that may be cut anywhere. @param fail - Called with the number of valid lines in what is added. */
function createText(fail: (lines: number, cause: unknown) => never) {
  let decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  return {
    /** @returns The added text. */
    add(bytes: Uint8Array): string {
      try {
        const added = decoder.decode(bytes, { stream: true });
        text += added;
        return added;
      } catch (cause) {
        return fail(countValidLines(bytes), cause);
      }
    },
    read: () => text,
    take(): string {
      try {
        const taken = text + decoder.decode();
        decoder = new TextDecoder('utf-8', { fatal: true });
        text = '';
        return taken;
      } catch (cause) {
        return fail(0, cause);
      }
    },
  };
}
