import { AppError } from '../app-error.ts';
import { deflate, passBytes, TooLongError } from '../async/pass-bytes.ts';

/**
 * Texts of megabytes that a message carries, deflated and in base64. Chrome writes messages as JSON and passes them through another process, so a
 * text that takes a tenth of the size arrives in a fraction of the time, which the packing is only a part of.
 */
export async function packText(text: string): Promise<string> {
  return toBase64(await deflate(text));
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
  const unpacked = await passBytes(bytes, new DecompressionStream('deflate-raw'), most).catch((cause: unknown) => {
    if (cause instanceof TooLongError) throw new AppError('bad-request', cause.message);
    throw new AppError('bad-request', 'Expected a deflated text, got something else.', { cause });
  });
  return new TextDecoder().decode(unpacked);
}

/** Bytes that one call passes as arguments. */
const BYTES_AT_ONCE = 30_000;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(from, from + BYTES_AT_ONCE));
  }
  return btoa(text);
}

/** @returns undefined for another text. */
export function fromBase64(base64: string): Uint8Array<ArrayBuffer> | undefined {
  let text: string;
  try {
    text = atob(base64);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}
