import { AppError } from '../app-error.ts';
import { decodeText } from '../library/formats/decode-text.ts';
import { guessEncoding } from '../library/formats/encodings.ts';
import { HEAD_BYTES } from '../library/formats/recognise.ts';
import { refuseOtherFile } from '../library/formats/sniff.ts';
import type { EncodingLabel } from '../model/file-format.ts';

/** Largest list of words in a file, in bytes: about five million words. */
export const MAX_WORD_LIST_BYTES = 100_000_000;

/** Most words of a list, the first ones: ten times as many as a deck that is made of them has at most. */
export const MAX_WORD_LIST_WORDS = 200_000;

/** A longer line has more than a word and its numbers, in UTF-16 code units. */
const LONGEST_LINE = 1_000;

/**
 * Reads a list of words, the most frequent first: one in each line, with its rank before it or its frequency behind it, or without. A list
 * that is not UTF-8 is read in the likeliest encoding.
 *
 * @returns Each word once; at least one, and at most {@link MAX_WORD_LIST_WORDS}.
 * @throws {AppError} `deck-file-invalid` for a file that is no text, is too long or has no words; `file-anki`, `file-spreadsheet` and so on for
 *   files of other types.
 */
export async function readWordList(file: File): Promise<string[]> {
  if (file.size > MAX_WORD_LIST_BYTES) {
    throw new AppError('deck-file-invalid', `Expected at most ${MAX_WORD_LIST_BYTES} bytes, got ${file.size}.`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = bytes.subarray(0, HEAD_BYTES);
  refuseOtherFile(head, file.name);
  const text = await decode(bytes).catch((thrown: unknown) => {
    const guessed = guessEncoding(head.subarray(0, head.lastIndexOf(0x0a) + 1 || undefined));
    if (guessed === undefined) throw thrown;
    return decode(bytes, guessed);
  });
  const words = new Set<string>();
  for (const line of listLines(text)) {
    const word = toWord(line);
    if (word !== '') words.add(word);
    if (words.size === MAX_WORD_LIST_WORDS) break;
  }
  if (words.size === 0) throw new AppError('deck-file-invalid', 'Expected a list of words, got none.');
  return [...words];
}

async function decode(bytes: Uint8Array, encoding?: EncodingLabel): Promise<string> {
  let text = '';
  for await (const lines of decodeText(once(bytes), undefined, encoding)) text += lines;
  if (text.includes('\0')) throw new AppError('deck-file-invalid', 'Expected text, got zero bytes.');
  return text;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** One at a time: a list of millions would need ten times the memory of its text. */
function* listLines(text: string): Generator<string> {
  for (let start = 0; start <= text.length; ) {
    const end = text.indexOf('\n', start);
    yield text.slice(start, end < 0 ? undefined : end);
    start = end < 0 ? text.length + 1 : end + 1;
  }
}

function toWord(line: string): string {
  if (line.length > LONGEST_LINE) return '';
  const cells = line.split(/[\t,;]|\s+(?=[\d.]+\s*$)|(?<=^\s*\d+)\s+/).map((cell) => cell.trim());
  const plain = cells.map((cell) => cell.replace(/^"(.*)"$/, '$1').trim());
  return plain.find((cell) => cell !== '' && !/^[\d.]+$/.test(cell)) ?? '';
}
