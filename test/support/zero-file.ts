import { createFile } from '../../src/library/formats/dictionary/archive/archive-file.ts';

/** The bytes of a file of zeros, of any length, in pieces that share their memory. */
async function* zeros(bytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const piece = new Uint8Array(10_000_000);
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
}
export const fileOf = (name: string, bytes: number) =>
  createFile({ name, packedBytes: bytes, unpackedBytes: bytes, readBytes: () => zeros(bytes) });
