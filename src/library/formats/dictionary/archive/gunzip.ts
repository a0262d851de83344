import { failIn } from '../fail.ts';
import { MAX_FREELY_PACKED_BYTES, MAX_PACKING_RATIO, MAX_UNPACKED_BYTES } from '../limits.ts';
import { type ArchiveFile, createFile } from './archive-file.ts';

/** How much text usually shrinks, for the size that is shown before it is unpacked. */
const USUAL_RATIO = 4;

/** Whether the name of a file says that it is gzipped. `.dz` is gzip with an index of its chunks. */
const PACKED_NAME = /\.(?:gz|dz)$/i;

/** The file, unpacked if its name ends with `.gz` or `.dz`. */
export function openPacked(file: ArchiveFile): ArchiveFile {
  if (!PACKED_NAME.test(file.name)) return file;
  return createFile({
    name: file.name,
    packedBytes: file.packedBytes,
    unpackedBytes: file.unpackedBytes * USUAL_RATIO,
    readBytes: () => gunzip(file),
  });
}

/**
 * Packed bytes that are unpacked at once: a browser unpacks each piece as a whole, a thousand times as many bytes at most, and neither stops nor
 * frees memory in between.
 */
const PIECE_BYTES = 4 * 1024;

/**
 * Unpacks a gzipped file as a stream.
 *
 * @throws {AppError} `deck-file-invalid` for damaged data, or far more than a dictionary has.
 */
async function* gunzip({ name, readBytes }: ArchiveFile): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const source = readBytes();
  let packed = new Uint8Array();
  let packedCount = 0;
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (packed.length === 0) {
          const { done, value } = await source.next();
          if (done) return controller.close();
          packed = value;
        }
        const piece = packed.slice(0, PIECE_BYTES);
        packed = packed.subarray(PIECE_BYTES);
        packedCount += piece.length;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const reader = pieces.pipeThrough(new DecompressionStream('gzip')).getReader();
  let count = 0;
  try {
    for (;;) {
      const { done, value } = await reader
        .read()
        .catch((cause: unknown) => failIn(name, 'data that can be unpacked', 'damaged data', cause));
      if (done) return;
      count += value.byteLength;
      if (count > MAX_UNPACKED_BYTES) failIn(name, 'at most 4 GB of unpacked text', 'more');
      if (count > MAX_FREELY_PACKED_BYTES && count > packedCount * MAX_PACKING_RATIO) {
        failIn(name, `text that gzip shrinks at most ${MAX_PACKING_RATIO} times`, 'far more (a bomb)');
      }
      yield value as Uint8Array<ArrayBuffer>;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
