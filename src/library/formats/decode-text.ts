import type { EncodingLabel } from '../../model/file-format.ts';
import { failAtLine, MAX_ROW_LENGTH } from './check-text.ts';

interface Encoding {
  label: EncodingLabel;
  bom: readonly number[];
  /** Byte of a line feed. */
  lineFeed: readonly number[];
}

const UTF_8: Encoding = { label: 'utf-8', bom: [], lineFeed: [0x0a] };
const MARKED: readonly Encoding[] = [
  { label: 'utf-8', bom: [0xef, 0xbb, 0xbf], lineFeed: [0x0a] },
  { label: 'utf-16le', bom: [0xff, 0xfe], lineFeed: [0x0a, 0x00] },
  { label: 'utf-16be', bom: [0xfe, 0xff], lineFeed: [0x00, 0x0a] },
];

const EXPECTED_TEXT = 'text in UTF-8, or in UTF-16 with a byte order mark';

/**
 * Reads a file's bytes as text: in the encoding of a byte order mark, or the given one, or UTF-8. Line ends of every kind become `\n`.
 *
 * @param bytes - In chunks of any size.
 * @param onRead - Called with the number of bytes read so far.
 * @param unmarked - Encoding of a file without a byte order mark.
 * @param mostBytes - Of one line, where the text consists of lines.
 * @returns Chunks of whole lines. Only the last one may end without a line feed.
 * @throws {AppError} `deck-file-invalid` with the line of the first invalid byte.
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  onRead: (readBytes: number) => void = () => undefined,
  unmarked?: EncodingLabel,
  mostBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  let encoding: Encoding | undefined;
  let kept: Uint8Array = new Uint8Array();
  /** Chunks without a line end wait in a list, so that one very long line is joined only once. */
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let line = 1;
  let readBytes = 0;
  const decode = (block: Uint8Array, by: Encoding) => {
    const raw = decodeBlock(block, by, line);
    // A lone carriage return is also a line end, in old files. No block ends between `\r` and `\n`.
    const text = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
    line += countLineFeeds(text);
    return text;
  };
  for await (const piece of bytes) {
    readBytes += piece.byteLength;
    onRead(readBytes);
    waiting.push(piece);
    waitingBytes += piece.byteLength;
    if (encoding === undefined && readBytes < 3) continue;
    const isLineEndPossible = encoding === undefined || piece.includes(0x0a);
    if (!isLineEndPossible) {
      const lineBytes = kept.byteLength + waitingBytes;
      if (lineBytes > mostBytes) failLong(line, lineBytes, mostBytes);
      continue;
    }
    let block = join([kept, ...waiting]);
    [waiting, waitingBytes] = [[], 0];
    if (encoding === undefined) {
      encoding = findEncoding(block, unmarked);
      block = block.subarray(encoding.bom.length);
    }
    const cut = findLastLineEnd(block, encoding.lineFeed);
    kept = block.slice(cut);
    if (cut > 0) yield decode(block.subarray(0, cut), encoding);
  }
  let rest = join([kept, ...waiting]);
  if (encoding === undefined) {
    encoding = findEncoding(rest, unmarked);
    rest = rest.subarray(encoding.bom.length);
  }
  if (rest.byteLength > 0) yield decode(rest, encoding);
}

function failLong(line: number, bytes: number, most: number): never {
  failAtLine(line, `a line of at most ${most} bytes`, `${bytes} or more`, {
    kind: 'text-length',
    limit: MAX_ROW_LENGTH,
  });
}

function findEncoding(start: Uint8Array, unmarked: EncodingLabel | undefined): Encoding {
  const marked = MARKED.find(({ bom }) => bom.every((byte, index) => start[index] === byte));
  if (marked || unmarked === undefined) return marked ?? UTF_8;
  const { lineFeed } = MARKED.find(({ label }) => label === unmarked) ?? UTF_8;
  return { label: unmarked, bom: [], lineFeed };
}

/** @returns The offset after the last line feed; 0 if there is none. */
function findLastLineEnd(block: Uint8Array, lineFeed: readonly number[]): number {
  const unit = lineFeed.length;
  for (let start = block.length - (block.length % unit) - unit; start >= 0; start -= unit) {
    if (lineFeed.every((byte, index) => block[start + index] === byte)) return start + unit;
  }
  return 0;
}

function decodeBlock(block: Uint8Array, encoding: Encoding, firstLine: number): string {
  let text: string;
  try {
    text = new TextDecoder(encoding.label, { fatal: true, ignoreBOM: true }).decode(block);
  } catch (cause) {
    failEncoding(firstLine + countGoodLines(block, encoding), encoding.label, cause);
  }
  const zero = text.indexOf('\0');
  // UTF-16 without a byte order mark, or binary data.
  if (zero >= 0) {
    failAtLine(firstLine + countLineFeeds(text.slice(0, zero)), EXPECTED_TEXT, 'a zero character', {
      kind: 'encoding',
    });
  }
  return text;
}

/** @throws {AppError} `deck-file-invalid`: the line has bytes that are not of the encoding. */
export function failEncoding(line: number, label: EncodingLabel, cause: unknown): never {
  const name = label.toUpperCase().replace(/^UTF-16[BL]E$/, 'UTF-16');
  failAtLine(line, EXPECTED_TEXT, `bytes that are not ${name}: save the file as ${name}`, { kind: 'encoding', cause });
}

/**
 * Passes on UTF-8 as it is, and UTF-16 with a byte order mark as UTF-8.
 *
 * @param onRead - Called with the number of bytes read so far.
 */
export async function* toUtf8(
  bytes: AsyncIterable<Uint8Array>,
  onRead: (readBytes: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let readBytes = 0;
  const chunks = bytes[Symbol.asyncIterator]();
  async function* rest(chunk: Uint8Array) {
    for (let next: IteratorResult<Uint8Array> = { value: chunk }; !next.done; next = await chunks.next()) {
      readBytes += next.value.byteLength;
      onRead(readBytes);
      yield next.value;
    }
  }
  const { value } = await chunks.next();
  if (value === undefined) return;
  // No text in UTF-8 begins so.
  if (value[0] === 0xff || value[0] === 0xfe)
    for await (const text of decodeText(rest(value))) yield encoder.encode(text);
  else yield* rest(value);
}

/** Number of valid lines in broken UTF-8, which may begin inside a character. */
export function countValidLines(bytes: Uint8Array): number {
  const start = bytes.findIndex((byte) => byte >> 6 !== 0b10);
  return countGoodLines(bytes.subarray(Math.max(0, start)), UTF_8);
}

/** Number of valid lines in a broken block, decoding each line separately. */
function countGoodLines(block: Uint8Array, { label, lineFeed }: Encoding): number {
  let start = 0;
  for (let lines = 0; ; lines += 1) {
    const end = findLineEnd(block, start, lineFeed);
    try {
      new TextDecoder(label, { fatal: true }).decode(block.subarray(start, end));
    } catch {
      return lines;
    }
    if (end >= block.length) return lines;
    start = end;
  }
}

/** @returns The offset after the next line feed, or after the block. */
function findLineEnd(block: Uint8Array, start: number, lineFeed: readonly number[]): number {
  for (let place = start; place < block.length; place += lineFeed.length) {
    if (lineFeed.every((byte, offset) => block[place + offset] === byte)) return place + lineFeed.length;
  }
  return block.length;
}

/** Number of line ends in a text. */
export function countLineFeeds(text: string): number {
  let count = 0;
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) count += 1;
  return count;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.byteLength;
  }
  return whole;
}

/** Bytes per read: few enough to keep memory small, enough to amortise the call. */
const READ_BYTES = 1024 * 1024;
/** Bytes per chunk: few enough that the rows die in the young generation of the garbage collector. */
const PIECE_BYTES = 32 * 1024;

/** The bytes of a file in chunks. Unlike a stream, nothing stays open if reading ends early. */
export async function* sliceBytes(file: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += READ_BYTES) {
    const bytes = new Uint8Array(await file.slice(start, start + READ_BYTES).arrayBuffer());
    for (let place = 0; place < bytes.length; place += PIECE_BYTES) yield bytes.subarray(place, place + PIECE_BYTES);
  }
}
