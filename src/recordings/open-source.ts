import { openArchive } from '../library/formats/dictionary/archive/open-archive.ts';
import type { SourceFile } from './import-recordings.ts';

/** Bytes read from a file at once. */
const CHUNK_BYTES = 1_000_000;

/**
 * Lists the files of an archive or a folder.
 *
 * @param source - A zip or tar, or files with their paths.
 * @throws {AppError} `deck-file-invalid` for an archive that is damaged or that browsers cannot unpack.
 */
export async function openSource(source: Blob | readonly { path: string; file: Blob }[]): Promise<SourceFile[]> {
  if (source instanceof Blob) {
    const files = await openArchive(source);
    return files.map(({ name, unpackedBytes, readBytes }) => ({ path: name, sizeBytes: unpackedBytes, readBytes }));
  }
  return source.map(({ path, file }) => ({ path, sizeBytes: file.size, readBytes: () => readChunks(file) }));
}

async function* readChunks(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let start = 0; start < file.size; start += CHUNK_BYTES) {
    yield new Uint8Array(await file.slice(start, start + CHUNK_BYTES).arrayBuffer());
  }
}
