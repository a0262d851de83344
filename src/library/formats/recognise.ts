import { AppError } from '../../app-error.ts';
import type { EncodingLabel, RecognisedFile } from '../../model/file-format.ts';
import type { LanguageReference } from '../../model/language.ts';
import { decodeText } from './decode-text.ts';
import { guessEncoding, sampleEncodings } from './encodings.ts';
import { findCedictLanguages } from './lines/cedict-lines.ts';
import { isJsonTable } from './lines/json-table.ts';
import { recogniseTable } from './recognise-table.ts';
import { refuseOtherFile } from './sniff.ts';

/** The first field of a deck file whose cards stand before what names it: a list of words, each with a list. */
const DECK_CARDS = /^\{\s*"cards"\s*:\s*\[\s*\[\s*"(?:[^"\\]|\\.)*"\s*,\s*\[/;

/** Bytes to read: enough for the first rows, or for the head of a deck file. */
export const HEAD_BYTES = 64 * 1024;

/**
 * Recognises a file by its first bytes. Its name matters only if they are ambiguous.
 *
 * @throws {AppError} `deck-file-invalid` if the beginning is not text; `file-anki`, `file-spreadsheet` and so on for files of other types.
 */
export async function recogniseFile(bytes: Uint8Array, name: string): Promise<RecognisedFile> {
  refuseOtherFile(bytes, name);
  return recogniseText(await decodeHead(bytes), bytes, name);
}

/**
 * The same where a person sees the first cards and can correct the guess. Text that is not UTF-8 is read in the likeliest encoding, and
 * ranks that do not rise give no order.
 *
 * @param encoding - Chosen by a person.
 */
export async function recogniseForPreview(
  bytes: Uint8Array,
  name: string,
  encoding?: EncodingLabel,
): Promise<RecognisedFile> {
  if (encoding !== undefined) return recogniseEncoded(bytes, name, encoding);
  try {
    return dropDisorder(await recogniseFile(bytes, name));
  } catch (thrown) {
    const isText = thrown instanceof AppError && thrown.code === 'deck-file-invalid';
    const guessed = isText ? guessEncoding(toWholeLines(bytes)) : undefined;
    if (guessed === undefined) throw thrown;
    return recogniseEncoded(bytes, name, guessed);
  }
}

/** Recognises a table in an encoding that no mark states. Only tables are so old, or from such programs. */
async function recogniseEncoded(bytes: Uint8Array, name: string, encoding: EncodingLabel): Promise<RecognisedFile> {
  const recognised = dropDisorder(await recogniseText(await decodeHead(bytes, encoding), bytes, name));
  const { format } = recognised;
  if (format.kind !== 'delimited') return recognised;
  return {
    ...recognised,
    doubt: recognised.doubt ?? 'encoding',
    format: { ...format, encoding },
    encodings: sampleEncodings(toWholeLines(bytes)),
  };
}

/** The beginning of a file without its last line, which may be cut. */
function toWholeLines(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength < HEAD_BYTES) return bytes;
  const end = bytes.lastIndexOf(0x0a) + 1;
  return end === 0 ? bytes : bytes.subarray(0, end + (bytes[end] === 0 ? 1 : 0));
}

async function recogniseText(text: string, bytes: Uint8Array, name: string): Promise<RecognisedFile> {
  const start = text.trimStart();
  const other = { doubt: undefined, rows: [], languages: undefined };
  if (start.startsWith('{')) {
    const isDeck = /"format"\s*:\s*"wayword-deck"/.test(start);
    if (isDeck) return { ...other, format: { kind: 'deck' }, ...findDeckFields(start) };
  }
  const isCut = bytes.byteLength >= HEAD_BYTES;
  // A program may sort the fields of a deck file.
  if (isCut && DECK_CARDS.test(start)) return { ...other, format: { kind: 'deck' } };
  if (isJsonTable(start)) return recogniseTable(text, name, isCut);
  if (start.startsWith('{') || /\.(jsonl|ndjson)$/i.test(name)) return { ...other, format: { kind: 'json-lines' } };
  if (/\.json$/i.test(name)) return { ...other, format: { kind: 'deck' } };
  const recognised = await recogniseTable(text, name, isCut);
  const isCedict = recognised.format.kind === 'delimited' && recognised.format.lineForm?.kind === 'cedict';
  const stated = isCedict ? findCedictLanguages(text) : undefined;
  // A copy of a few lines is a list.
  return stated ? { ...recognised, languages: stated, isDictionary: true } : recognised;
}

/** Ranks that do not rise give no order: the cards keep the order of the file, and a person looks at the columns. */
function dropDisorder(recognised: RecognisedFile): RecognisedFile {
  const { format, rows } = recognised;
  if (format.kind !== 'delimited' || format.columns.rank === undefined) return recognised;
  const { rank, ...columns } = format.columns;
  const cells = rows.slice(format.hasHeader ? 1 : 0).map((row) => row[rank]?.trim() ?? '');
  const numbers = cells.filter((cell) => cell !== '').map(Number);
  const isRising = numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? 0));
  return isRising ? recognised : { ...recognised, doubt: recognised.doubt ?? 'ranks', format: { ...format, columns } };
}

async function decodeHead(head: Uint8Array, encoding?: EncodingLabel): Promise<string> {
  let text = '';
  // The beginning may end inside a character, so only its whole lines are reliable.
  const isCut = head.byteLength >= HEAD_BYTES;
  const pieces = decodeText(
    (async function* () {
      yield head;
    })(),
    undefined,
    encoding,
  );
  for (;;) {
    const { done, value } = await pieces.next().catch((thrown: unknown) => {
      if (!isCut) throw thrown;
      // The beginning of one very long line, whose errors are found when the file is read.
      if (text === '') text = new TextDecoder(encoding).decode(head);
      return { done: true as const, value: undefined };
    });
    if (done) return text;
    text += value;
  }
}

/** Finds fields in a part of a deck file. No text of a card can look like them: in a text the quotes are escaped. */
export function findDeckFields(text: string): Pick<RecognisedFile, 'languages' | 'isDictionary'> {
  const [from, to] = [findLanguage(text, 'from'), findLanguage(text, 'to')];
  return { languages: from && to ? { from, to } : undefined, isDictionary: /"kind"\s*:\s*"dictionary"/.test(text) };
}

function findLanguage(text: string, key: 'from' | 'to'): LanguageReference | undefined {
  const object = new RegExp(`"${key}"\\s*:\\s*(\\{[^{}]*\\})`).exec(text)?.[1];
  if (object === undefined) return undefined;
  try {
    const { iso639_3, name } = JSON.parse(object);
    return typeof iso639_3 === 'string' && typeof name === 'string' ? { iso639_3, name } : undefined;
  } catch {
    return undefined;
  }
}
