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
 */
export function createKeyCheck(keys: readonly string[]): (authorization: string | undefined) => boolean {
  const digests = keys.map(digest);
  return (authorization) => {
    const key = /^Api-Key +(\S+) *$/i.exec(authorization ?? '')?.[1];
    if (key === undefined) return false;
    const got = digest(key);
    return digests.reduce((isKnown, expected) => timingSafeEqual(got, expected) || isKnown, false);
  };
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
