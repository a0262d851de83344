/** A stream had more bytes than its reader allows. */
export class TooLongError extends Error {}

/** Deflates a text, without a header. */
export function deflate(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return passBytes(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
}

/**
 * Passes bytes through a stream. A `Blob` or `Response` for the purpose would ask another process.
 *
 * @throws {TooLongError} for more than `most` bytes; the stream's own error.
 */
export async function passBytes(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  // Reading fails with the same error.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > most) throw new TooLongError(`Expected a text of at most ${most} bytes, got a longer one.`);
    chunks.push(value);
  }
  return join(chunks, length);
}

function join(chunks: readonly Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const joined = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}
