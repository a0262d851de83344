import { foldKey, toFoldedKey, toWordKey } from './normalise.ts';

/**
 * Finds the part of a headword that a key came from. The rules of `core-words.ts` created the key and are too large to load for a lookup, but
 * once the key is known, comparing letters is enough.
 */

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’.-]+/u;
const IN_BRACKETS = /\[[^\]]*\]|[()|]/g;

/**
 * Finds the part of a headword that a key leads to: `Haus` in `das Haus`, for `haus` and for the form `häuser`.
 *
 * @param key - Word key or folded key.
 * @param isForm - Whether the key belongs to an inflected form, which the headword does not contain.
 * @returns The headword itself if it is one word or if the key covers all of it; the key if the headword does not spell it out
 *   (`amiga` in `amigo/a`).
 */
export function findHeadwordPart(headword: string, key: string, isForm: boolean, language: string): string {
  const parts = headword.split(BETWEEN_WORDS).filter((part) => part !== '');
  if (isForm) return parts.length < 2 ? headword : findNearest(parts, foldKey(key), language);
  const own = toWordKey(headword, language);
  if (own === key || foldKey(own) === key) return headword;
  const folded = foldKey(key);
  const part = parts.find((word) => toFoldedKey(word, language) === folded);
  if (part !== undefined) return part;
  const start = headword.toLowerCase().indexOf(key);
  return start < 0 ? key : headword.slice(start, start + key.length);
}

/** Finds the part that shares the longest beginning with the form. Among equals the last wins, because articles come first. */
function findNearest(parts: readonly string[], form: string, language: string): string {
  const countSame = (part: string) => {
    const letters = toFoldedKey(part, language);
    let same = 0;
    while (same < letters.length && letters[same] === form[same]) same += 1;
    return same;
  };
  return parts.reduce((best, part) => (countSame(part) >= countSame(best) ? part : best));
}

/**
 * Decides whether a key may be one of a headword's core words. This separates keys whose hashes collide.
 */
export function mayBeCoreKey(headword: string, key: string, language: string): boolean {
  const start = foldKey(key).slice(0, Math.ceil(key.length / 2));
  return toFoldedKey(headword.replace(IN_BRACKETS, ''), language).includes(start);
}
