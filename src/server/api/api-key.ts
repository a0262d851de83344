import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new key: 32 characters, 192 random bits. */
export function createKey(): string {
  return randomBytes(24).toString('base64url');
}

/** Characters allowed in a key: printable ASCII without spaces. */
export function isKey(text: string): boolean {
  return /^[\x21-\x7E]{1,4096}$/.test(text);
}

/**
 * Creates the check of the `Authorization` header, whose value is `Api-Key <key>`.
 *
 * The check takes constant time: it compares digests of equal length, and always all of them.
 *
 * @param readKeys - Called for each request. It returns the same array as long as the keys do not change.
 * @returns A function that names the client by a digest of its key, which tells nothing of the key; undefined for a key that is not valid.
 */
export function createKeyCheck(
  readKeys: () => readonly string[],
): (authorization: string | undefined) => string | undefined {
  let known: readonly string[] = [];
  let digests: Buffer[] = [];
  return (authorization) => {
    const keys = readKeys();
    if (keys !== known) [known, digests] = [keys, keys.map(digest)];
    const key = /^Api-Key +(\S+) *$/i.exec(authorization ?? '')?.[1];
    if (key === undefined) return undefined;
    const got = digest(key);
    const isKnown = digests.reduce((found, expected) => timingSafeEqual(got, expected) || found, false);
    return isKnown ? got.toString('hex', 0, CLIENT_BYTES) : undefined;
  };
}

/** Bytes of a digest that name a client: too few to find a key by, enough to tell some thousand of them apart. */
const CLIENT_BYTES = 4;

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
