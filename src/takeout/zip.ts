import { Zip, ZipDeflate } from 'fflate';

/** Chunks are joined to a blob, which browsers keep outside of the memory, from this size on, in bytes. */
const BLOB_BYTES = 4_000_000;

/** Bytes that are compressed at once. */
const CHUNK_BYTES = 1_000_000;

export interface ZipFile {
  write(content: string | Uint8Array): void;
  end(): void;
}

export interface ZipWriter {
  /** Begins a file. One that begins before another has ended waits for it in memory. */
  begin(name: string): ZipFile;
  add(name: string, content: string | Uint8Array): void;
  /** Ends the zip. All files must have ended. */
  end(type: string): Blob;
}

/** Writes a zip as its files come, so that no file need be in memory as a whole. */
export function createZip(now: number): ZipWriter {
  const blobs: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let waiting = 0;
  const flush = () => {
    blobs.push(new Blob(chunks));
    chunks = [];
    waiting = 0;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    // The writer may reuse its buffer.
    chunks.push(chunk.slice());
    waiting += chunk.length;
    if (waiting >= BLOB_BYTES) flush();
  });
  const encoder = new TextEncoder();

  const begin = (name: string): ZipFile => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = now;
    zip.add(file);
    return {
      write(content) {
        const bytes = typeof content === 'string' ? encoder.encode(content) : content;
        for (let at = 0; at < bytes.length; at += CHUNK_BYTES) file.push(bytes.subarray(at, at + CHUNK_BYTES));
      },
      end: () => file.push(new Uint8Array(0), true),
    };
  };
  return {
    begin,
    add(name, content) {
      const file = begin(name);
      file.write(content);
      file.end();
    },
    end(type) {
      zip.end();
      flush();
      return new Blob(blobs, { type });
    },
  };
}
