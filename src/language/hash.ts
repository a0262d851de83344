/**
 * Hashes a text to 32 bits: FNV-1a over its UTF-16 code units, then the finisher of MurmurHash3. The finisher spreads similar texts over
 * the whole range and makes the first bits as good as the last. Hash indexes are stored, so its result must never change.
 *
 * @param end - Length of the part to hash.
 */
export function hashText(text: string, end = text.length): number {
  let hash = hashBriefly(text, end);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** FNV-1a alone: enough to tell whether two texts differ. */
export function hashBriefly(text: string, end = text.length): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < end; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
