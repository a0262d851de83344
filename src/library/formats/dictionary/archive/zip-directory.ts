import type { ZipEntry } from 'unzipit';
import { failIn } from '../fail.ts';

/** Bytes of the parts of a zip before their names. Source: PKWARE, APPNOTE.TXT, 4.3. */
const FILE_HEAD = 30;
const ENTRY_HEAD = 46;
const END_HEAD = 22;
const LOCATOR = 20;
const MAX_COMMENT = 65_535;
/** Place of the number of files in the end record. */
const END_COUNT = 10;

const END_SIGNATURE = 0x06054b50;
const LOCATOR_SIGNATURE = 0x07064b50;

/** Most files whose names are compared, which reads the blob once for each. */
const MAX_COMPARED = 2_000;

/**
 * Checks that the directory of a zip lists all files, each once and in bytes of its own, and by the names that stand before their bytes.
 *
 * @throws {AppError} `deck-file-invalid`.
 */
export async function checkDirectory(blob: Blob, entries: readonly ZipEntry[]): Promise<void> {
  if (!(await isWhole(blob, entries))) failDamaged('a directory of all its files', 'one of fewer');
  const names = new Set(entries.map(({ name }) => name));
  if (names.size < entries.length) failDamaged('each file once', 'two of one name');
  if (isOverlapping(entries)) failDamaged('bytes of its own for each file', 'the same for several');
  for (const entry of entries.slice(0, MAX_COMPARED)) {
    if (!(await isNamedInPlace(blob, entry))) failDamaged(`${entry.name} in its place`, 'something else');
  }
}

function failDamaged(expected: string, got: string): never {
  return failIn('The zip is damaged. Download it again. It', expected, got);
}

// biome-ignore lint/complexity/useLiteralKeys: Unzipit keeps these fields private, and a zip has its check sums nowhere else.
const toFields = (entry: ZipEntry) => entry['_rawEntry'];

/** The check sum of a file, when unpacked. */
export const toCrc32 = (entry: ZipEntry): number => toFields(entry).crc32;

/** Whether the directory begins with the first entry: with another one, it lists more. */
async function isWhole(blob: Blob, entries: readonly ZipEntry[]): Promise<boolean> {
  const [first] = entries;
  if (!first) return true;
  const size = entries.map(toFields).reduce((sum, entry) => sum + ENTRY_HEAD + sumVariable(entry), 0);
  for (const end of await listEnds(blob)) {
    if (await hasNameAt(blob, end - size + ENTRY_HEAD, first)) return true;
  }
  return false;
}

const sumVariable = ({
  fileNameLength,
  extraFieldLength,
  fileCommentLength,
}: Record<'fileNameLength' | 'extraFieldLength' | 'fileCommentLength', number>) =>
  fileNameLength + extraFieldLength + fileCommentLength;

/** Where the directory may end: before the end record, or in a large zip before another one. */
async function listEnds(blob: Blob): Promise<number[]> {
  const end = await findEnd(blob);
  return end ? [end.place, ...(end.largePlace === undefined ? [] : [end.largePlace])] : [];
}

interface ZipEnd {
  /** Of the end record. */
  place: number;
  /** Of the one that a large zip has before it. */
  largePlace: number | undefined;
  /** Files as the end record counts them, at most 65,535. */
  count: number;
}

async function findEnd(blob: Blob): Promise<ZipEnd | undefined> {
  const offset = Math.max(0, blob.size - END_HEAD - MAX_COMMENT);
  const tail = new DataView(await blob.slice(offset, blob.size).arrayBuffer());
  for (let at = tail.byteLength - END_HEAD; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END_SIGNATURE) continue;
    const locator = at - LOCATOR;
    const isLarge = locator >= 0 && tail.getUint32(locator, true) === LOCATOR_SIGNATURE;
    const largePlace = isLarge ? Number(tail.getBigUint64(locator + 8, true)) : undefined;
    return { place: offset + at, largePlace, count: tail.getUint16(at + END_COUNT, true) };
  }
  return undefined;
}

/** How many files a zip has by its own count, before its directory is read; 65,535 stands for more. No more than these are read. */
export const countStated = async (blob: Blob): Promise<number> => (await findEnd(blob))?.count ?? 0;

function isOverlapping(entries: readonly ZipEntry[]): boolean {
  const sorted = entries.map(toFields).sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  return sorted.some(({ relativeOffsetOfLocalHeader: offset, fileNameLength, compressedSize }, index) => {
    const next = sorted[index + 1];
    return next && offset + FILE_HEAD + fileNameLength + compressedSize > next.relativeOffsetOfLocalHeader;
  });
}

const isNamedInPlace = (blob: Blob, entry: ZipEntry) =>
  hasNameAt(blob, toFields(entry).relativeOffsetOfLocalHeader + FILE_HEAD, entry);

async function hasNameAt(blob: Blob, at: number, { nameBytes }: ZipEntry): Promise<boolean> {
  const { length } = nameBytes;
  const name = new Uint8Array(await blob.slice(Math.max(0, at), Math.max(0, at + length)).arrayBuffer());
  return name.length === length && name.every((byte, index) => byte === nameBytes[index]);
}
