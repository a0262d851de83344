import { crc32Final, crc32Init, crc32Update } from '@foxglove/crc';
import { type Reader, unzipRaw, type ZipEntry } from 'unzipit';
import { AppError } from '../../../../app-error.ts';
import { failIn } from '../fail.ts';
import { MAX_FREELY_PACKED_BYTES, MAX_PACKING_RATIO, MAX_UNPACKED_BYTES } from '../limits.ts';
import { type ArchiveFile, createFile } from './archive-file.ts';
import { checkDirectory, countStated, toCrc32 } from './zip-directory.ts';

/** Stored, and packed by deflate: what browsers unpack. */
const METHODS = [0, 8];

/** Bytes read from the blob at once. */
const READ_BYTES = 256 * 1024;
/**
 * Packed bytes that are unpacked at once: to about ten times as many in usual dictionaries. The browser frees small amounts soon after their last
 * use. The unpacked bytes of 64 kB, which unzipit would pass on, become old to the garbage collector and remain in memory for long.
 */
const PIECE_BYTES = 4 * 1024;

/**
 * Lists the files of a zip.
 *
 * @param mostFiles - Below 65,535, the highest number that is counted.
 * @throws {AppError} `deck-file-invalid` if the blob is not a whole zip, or has too many files.
 */
export async function openZip(blob: Blob, mostFiles = Number.POSITIVE_INFINITY): Promise<ArchiveFile[]> {
  // The directory of a million files would take much memory.
  if ((await countStated(blob)) > mostFiles) failIn('The zip', `at most ${mostFiles} files`, 'more');
  const { entries } = await unzipRaw(createReader(blob)).catch((cause: unknown) => {
    const reason = 'The zip is damaged or incomplete. Download it again.';
    throw cause instanceof DOMException ? cause : new AppError('deck-file-invalid', reason, { cause });
  });
  const files = entries.filter(({ isDirectory }) => !isDirectory);
  await checkDirectory(blob, entries);
  return files.map(toFile);
}

function createReader(blob: Blob): Reader {
  const read = async (offset: number, length: number) =>
    new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer());
  return {
    getLength: async () => blob.size,
    read,
    async readStream(offset, length) {
      const end = offset + length;
      let at = offset;
      let bytes = new Uint8Array();
      async function pull(controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>): Promise<void> {
        if (bytes.length === 0) {
          bytes = await read(at, Math.min(READ_BYTES, end - at));
          at += bytes.length;
        }
        if (bytes.length === 0) controller.close();
        else controller.enqueue(bytes.slice(0, PIECE_BYTES));
        bytes = bytes.subarray(PIECE_BYTES);
      }
      return new ReadableStream({ pull }, { highWaterMark: 0 });
    },
  };
}

function toFile(entry: ZipEntry): ArchiveFile {
  const { name, compressedSize, size, encrypted } = entry;
  return createFile({
    name,
    packedBytes: compressedSize,
    unpackedBytes: size,
    isLocked: encrypted,
    readBytes: () => readBytes(entry),
  });
}

/** @throws {AppError} `deck-file-invalid` for a zip that would unpack to far more than a dictionary has. */
export function checkSizes(files: readonly ArchiveFile[]): void {
  let unpackedBytes = 0;
  for (const file of files) {
    unpackedBytes += file.unpackedBytes;
    if (file.unpackedBytes > MAX_FREELY_PACKED_BYTES && file.unpackedBytes > file.packedBytes * MAX_PACKING_RATIO) {
      failIn(file.name, `text that a zip shrinks at most ${MAX_PACKING_RATIO} times`, 'far more (a zip bomb)');
    }
  }
  if (unpackedBytes > MAX_UNPACKED_BYTES) {
    failIn('The zip', 'at most 4 GB of unpacked text', `${Math.ceil(unpackedBytes / 1e9)} GB`);
  }
}

async function* readBytes(entry: ZipEntry): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { name, size } = entry;
  if (entry.encrypted) failIn(name, 'a file that can be read', 'one with a password');
  if (!METHODS.includes(entry.compressionMethod)) {
    failIn(
      name,
      'a file packed as in most zips',
      'a way of packing that browsers do not know: unpack it, and pack it again',
    );
  }
  const reader = (await open(entry)).getReader();
  let count = 0;
  let checksum = crc32Init();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => failDamaged(name, cause));
      if (done) break;
      count += value.byteLength;
      checksum = crc32Update(checksum, value);
      if (count > size) failIn(name, `${size} bytes, as the zip states`, 'more');
      yield value as Uint8Array<ArrayBuffer>;
    }
    if (count < size) failIn(name, `${size} bytes, as the zip states`, `${count}`);
    if (crc32Final(checksum) !== toCrc32(entry)) {
      failIn(name, 'the bytes that were packed, by their check sum', 'others: the zip is damaged. Download it again');
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function open(entry: ZipEntry): Promise<ReadableStream<Uint8Array>> {
  try {
    return await entry.stream();
  } catch (cause) {
    return failDamaged(entry.name, cause);
  }
}

function failDamaged(name: string, cause: unknown): never {
  // The browser could not read the file itself.
  if (cause instanceof DOMException && cause.name !== 'DataError') throw cause;
  return failIn(name, 'data that can be unpacked', 'damaged data', cause);
}
