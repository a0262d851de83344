import { AppError } from '../app-error.ts';
import { fromBase64, toBase64 } from '../async/base64.ts';
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

/** The text of a JSON list that was sent as it is or packed. Base64 has no bracket. @throws {AppError} `bad-request`. */
export async function unpackList(list: string, most: number): Promise<string> {
  return list.startsWith('[') ? list : unpackText(list, most);
}
