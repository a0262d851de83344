import { AppError } from '../../app-error.ts';
import type { ErrorCode } from '../../model/error-code.ts';

/** Deepest nesting of JSON in a file. Backups and deck files have at most eight levels. */
export const MAX_JSON_DEPTH = 64;

/** Longest text, number or space between them in a JSON file, in bytes. Each unit of a card's longest text takes at most six. */
export const MAX_JSON_TOKEN_BYTES = 1_000_000;

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;
const CLOSE_LIST = 0x5d;
const CLOSE_OBJECT = 0x7d;
const COMMA = 0x2c;
const COLON = 0x3a;

interface State {
  depth: number;
  isText: boolean;
  isEscaped: boolean;
  /** Bytes since the last sign of the syntax outside of texts, or since the start of the text. */
  tokenBytes: number;
  entryBytes: number;
  /** The last text of the top level, up to one byte more than the name of the list. */
  name: string;
}

/** Behind the bracket that opens a list, at a comma between its values, and at the bracket that closes it. */
export type ListBound = 'start' | 'comma' | 'end';

interface GuardOptions {
  /** Code of the error for a file beyond a limit. */
  code: ErrorCode;
  /** Name of the top-level list whose values are read one at a time. */
  list?: string;
  /** Called at the bounds of that list and of its values, with the offset in the chunk. */
  onBound?: (bound: ListBound, offset: number) => void;
  /** Longest value of that list, and longest other top-level value, in bytes; absent: any length. */
  maxEntryBytes?: number;
}

/**
 * Creates a check of JSON by its bytes, before a parser spends memory and time on it. It takes constant memory and does not check the syntax.
 *
 * @returns A function to call with each chunk of the file, in order. It throws an `AppError` with the line of the first value
 * beyond a limit.
 */
export function createJsonGuard({
  code,
  maxEntryBytes = Number.POSITIVE_INFINITY,
  list = '',
  onBound = () => undefined,
}: GuardOptions): (bytes: Uint8Array) => void {
  let state: State = { depth: 0, isText: false, isEscaped: false, tokenBytes: 0, entryBytes: 0, name: '' };
  /** Of the chunk's beginning. */
  let line = 1;
  const refuse = (limit: string, read: Uint8Array) => {
    throw new AppError(code, `Line ${line + countLines(read)}: expected JSON with ${limit}.`);
  };
  // Many branches because it is one loop over local variables: an engine writes variables that several functions share to memory at each byte.
  return (bytes) => {
    let { depth, isText, isEscaped, tokenBytes, entryBytes, name } = state;
    for (let offset = 0; offset < bytes.length; offset += 1) {
      const byte = bytes[offset];
      tokenBytes += 1;
      entryBytes += 1;
      if (tokenBytes > MAX_JSON_TOKEN_BYTES)
        refuse(`texts of at most ${MAX_JSON_TOKEN_BYTES} bytes`, bytes.subarray(0, offset));
      if (entryBytes > maxEntryBytes) refuse(`entries of at most ${maxEntryBytes} bytes`, bytes.subarray(0, offset));
      if (isEscaped) isEscaped = false;
      else if (isText) {
        if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) {
          isText = false;
          tokenBytes = 0;
        } else if (depth === 1 && name.length <= list.length) name += String.fromCharCode(byte ?? 0);
      } else if (byte === QUOTE) {
        isText = true;
        tokenBytes = 0;
        if (depth === 1) name = '';
      } else if (byte === COMMA || byte === COLON || byte === OPEN_LIST || byte === OPEN_OBJECT) {
        tokenBytes = 0;
        const isOpening = byte === OPEN_LIST || byte === OPEN_OBJECT;
        if (isOpening) depth += 1;
        if (depth > MAX_JSON_DEPTH) refuse(`at most ${MAX_JSON_DEPTH} levels`, bytes.subarray(0, offset));
        if (depth < 2) entryBytes = 0;
        else if (depth === 2 && name === list) {
          entryBytes = 0;
          if (isOpening) onBound('start', offset + 1);
          else if (byte === COMMA) onBound('comma', offset);
        }
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
        tokenBytes = 0;
        if (depth === 2 && name === list) onBound('end', offset);
        depth -= 1;
      }
    }
    line += countLines(bytes);
    state = { depth, isText, isEscaped, tokenBytes, entryBytes, name };
  };
}

function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}

/** Passes chunks of a JSON file on after checking them. UTF-16, which has other bytes, is passed on unchecked. */
export async function* guardJson(bytes: AsyncIterable<Uint8Array>, options: GuardOptions): AsyncGenerator<Uint8Array> {
  const check = createJsonGuard(options);
  let isUtf16: boolean | undefined;
  for await (const chunk of bytes) {
    isUtf16 ??= chunk[0] === 0xff || chunk[0] === 0xfe;
    if (!isUtf16) check(chunk);
    yield chunk;
  }
}
