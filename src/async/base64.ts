/** Bytes that one call passes as arguments. */
const BYTES_AT_ONCE = 30_000;

/** In pieces, as a call takes a limited number of arguments. */
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
