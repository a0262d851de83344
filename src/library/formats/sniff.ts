import { AppError } from '../../app-error.ts';
import type { ErrorCode } from '../../model/error-code.ts';

/** Kinds of files that people choose but that hold no list of words as text. */
type OtherFile = Extract<
  ErrorCode,
  | 'file-anki'
  | 'file-archive'
  | 'file-babylon'
  | 'file-book'
  | 'file-database'
  | 'file-document'
  | 'file-jmdict'
  | 'file-mdict'
  | 'file-pdf'
  | 'file-slob'
  | 'file-spreadsheet'
  | 'file-web-page'
>;

/** First bytes, as Latin-1. Source: the signatures in the specifications of the formats. */
const SIGNATURES: readonly (readonly [string, OtherFile])[] = [
  ['SQLite format 3\0', 'file-database'],
  ['%PDF-', 'file-pdf'],
  ['{\\rtf', 'file-document'],
  ['\x1F\x8B', 'file-archive'],
  ['7z\xBC\xAF\x27\x1C', 'file-archive'],
  ['Rar!\x1A\x07', 'file-archive'],
  ['\x12\x34\x00\x01', 'file-babylon'],
  ['\x12\x34\x00\x02', 'file-babylon'],
  ['!-1SLOB\x1F', 'file-slob'],
];
/** Word and Excel before 2007. */
const COMPOUND = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';
/** In front of each file of a ZIP archive. */
const ZIPPED = 'PK\x03\x04';
const EMPTY_ZIP = 'PK\x05\x06';
/** Bytes between {@link ZIPPED} and the name of the file. */
const ZIPPED_HEAD_BYTES = 26;

/** Names of files in archives, with the beginning of their text where it is not compressed. */
const PARTS: readonly (readonly [RegExp, OtherFile])[] = [
  [/^collection\.anki2(?:1b?)?/, 'file-anki'],
  [/^xl\/|^mimetype.*opendocument\.spreadsheet|^Index\/Tables\//, 'file-spreadsheet'],
  [/^mimetype.*epub\+zip|^META-INF\/container\.xml/, 'file-book'],
  [/^word\/|^mimetype.*opendocument\.text/, 'file-document'],
];

/** Endings of names, for archives whose beginning holds no known name. */
const ENDINGS: readonly (readonly [RegExp, OtherFile])[] = [
  [/\.(?:apkg|colpkg)$/i, 'file-anki'],
  [/\.(?:xlsx|xlsm|xls|ods|numbers)$/i, 'file-spreadsheet'],
  [/\.epub$/i, 'file-book'],
  [/\.(?:docx|doc|odt)$/i, 'file-document'],
];

/** Endings of names of dictionaries whose beginning is encrypted, or has no signature. */
const BINARY_ENDINGS: readonly (readonly [RegExp, OtherFile])[] = [
  [/\.(?:mdx|mdd)$/i, 'file-mdict'],
  [/\.bgl$/i, 'file-babylon'],
  [/\.slob$/i, 'file-slob'],
];
/** Whether a beginning has bytes that no text has. Escape begins some old encodings of Japanese. */
const isBinary = (start: string) =>
  [...start].some((letter) => {
    const code = letter.charCodeAt(0);
    return code < 0x09 || (code > 0x0d && code < 0x20 && code !== 0x1b);
  });

/** The header of an MDict file, behind four bytes with its length. Its letters have two bytes in most files. */
const MDICT = /^<(?:Dictionary|Library_Data|ZDB)\b/;
const JMDICT = /<!DOCTYPE (?:JMdict|JMnedict|kanjidic2?)\b|<(?:JMdict|JMnedict|kanjidic2)>/;

/** Elements of whole pages. Cells of a table may hold smaller ones, such as `<div>` and `<b>`. */
const MARKUP = /^(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|\?xml|html|head|body|meta|title|svg|script|style|table)\b/i;

/**
 * Recognises files that hold no list of words as text, by their first bytes. The name decides only between archives.
 *
 * @returns undefined for a file that may be text.
 */
export function sniffOtherFile(head: Uint8Array, name: string): OtherFile | undefined {
  const start = toLatin1(head);
  const signed = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (signed) return signed[1];
  if (start.startsWith(COMPOUND)) return findEnding(name) ?? 'file-spreadsheet';
  if (start.startsWith(EMPTY_ZIP)) return 'file-archive';
  if (start.startsWith(ZIPPED)) return findPart(start) ?? findEnding(name) ?? 'file-archive';
  if (MDICT.test(start.slice(4, 400).replaceAll('\0', ''))) return 'file-mdict';
  const ending = isBinary(start.slice(0, 512)) ? BINARY_ENDINGS.find(([end]) => end.test(name))?.[1] : undefined;
  if (ending) return ending;
  // Zero bytes separate the letters of UTF-16. In front are byte order marks.
  const text = start.replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '').replaceAll('\0', '');
  if (!MARKUP.test(text.trimStart())) return undefined;
  return JMDICT.test(text) ? 'file-jmdict' : 'file-web-page';
}

/** @throws {AppError} A code of its own for each kind of file that cannot be read as a list of words. */
export function refuseOtherFile(head: Uint8Array, name: string): void {
  const kind = sniffOtherFile(head, name);
  if (kind) throw new AppError(kind, `Expected a list of words as text, got ${kind.replace('file-', '')}.`);
}

function findPart(archive: string): OtherFile | undefined {
  const names = archive.split(ZIPPED).map((file) => file.slice(ZIPPED_HEAD_BYTES, ZIPPED_HEAD_BYTES + 100));
  return PARTS.find(([part]) => names.some((name) => part.test(name)))?.[1];
}

const findEnding = (name: string) => ENDINGS.find(([ending]) => ending.test(name))?.[1];

function toLatin1(bytes: Uint8Array): string {
  let text = '';
  // Few enough arguments for every engine.
  for (let start = 0; start < bytes.length; start += 4_096) {
    text += String.fromCharCode(...bytes.subarray(start, start + 4_096));
  }
  return text;
}
