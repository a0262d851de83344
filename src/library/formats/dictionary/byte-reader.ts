import type { ArchiveFile } from './archive/archive-file.ts';
import { failIn } from './fail.ts';

/** Longest article of a dictionary, in bytes. */
export const MAX_ARTICLE_BYTES = 4_000_000;

/** Reads parts of a file that is unpacked as a stream, in the order of their offsets. */
export interface ByteReader {
  /**
   * Reads one part.
   *
   * @param offset - Not below an earlier one.
   * @throws {AppError} `deck-file-invalid` for a part outside of the file or above 4 MB.
   */
  read(offset: number, size: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Reads to the end, where an archive compares its check sum. @throws {AppError} `deck-file-invalid` for damaged data. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export function createByteReader(file: ArchiveFile): ByteReader {
  const stream = file.readBytes();
  let buffer = new Uint8Array();
  /** Offset of the buffer in the file. */
  let start = 0;
  return {
    async read(offset, size) {
      if (size > MAX_ARTICLE_BYTES) failIn(file.name, 'articles of at most 4 MB', `one of ${size} bytes`);
      const end = offset + size;
      while (start + buffer.length < end) {
        const { done, value } = await stream.next();
        if (done) failIn(file.name, `at least ${end} bytes, as the index states`, `${start + buffer.length}`);
        const kept = buffer.subarray(Math.min(buffer.length, Math.max(0, offset - start)));
        start += buffer.length - kept.length;
        const joined = new Uint8Array(kept.length + value.length);
        joined.set(kept);
        joined.set(value, kept.length);
        buffer = joined;
      }
      return buffer.subarray(offset - start, end - start);
    },
    async finish() {
      while (!(await stream.next()).done);
    },
    async close() {
      await stream.return(undefined);
    },
  };
}

/** Reads a whole file. @throws {AppError} `deck-file-invalid` for a longer one. */
export async function readWhole(file: ArchiveFile, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: BlobPart[] = [];
  let count = 0;
  for await (const part of file.readBytes()) {
    count += part.length;
    if (count > mostBytes) failIn(file.name, `at most ${mostBytes} bytes`, 'more');
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
