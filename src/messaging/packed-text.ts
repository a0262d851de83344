import { AppError } from '../app-error.ts';
import { fromBase64, toBase64 } from './base64.ts';

/**
 * Texts of megabytes that a message carries, deflated and in base64. Chrome writes messages as JSON and passes them through another process, so a
 * text that takes a tenth of the size arrives in a fraction of the time, which the packing is only a part of.
 */
export async function packText(text: string): Promise<string> {
  return toBase64(await pass(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
}

/**
 * Unpacks a text of {@link packText}.
 *
 * @param most - Most bytes that it may have.
 * @throws {AppError} `bad-request`.
 */
export async function unpackText(packed: string, most: number): Promise<string> {
  const bytes = fromBase64(packed);
  if (!bytes) throw new AppError('bad-request', 'Expected a packed text in base64, got something else.');
  const unpacked = await pass(bytes, new DecompressionStream('deflate-raw'), most).catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad-request', 'Expected a deflated text, got something else.', { cause });
  });
  return new TextDecoder().decode(unpacked);
}

/** Passes bytes through a stream. A `Blob` or `Response` for the purpose would ask another process. */
async function pass(
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
    if (length > most) throw new AppError('bad-request', `Expected a text of at most ${most} bytes, got a longer one.`);
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
