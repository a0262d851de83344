import { foldKey, toFoldedKey, toWordKey } from './normalise.ts';

/**
 * Which part of a headword a key is of. The rules of `core-words.ts` have made the key, and are too large to be loaded for a look-up; with the
 * key at hand, letters are enough.
 */

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’.-]+/u;
const IN_BRACKETS = /\[[^\]]*\]|[()|]/g;

/**
 * Finds the part of a headword that a key leads to: `Haus` of `das Haus`, for `haus` as for the form `häuser`.
 *
 * @param key - Word key or folded key.
 * @param isForm - Whether the key is of an inflected form, so that the headword does not have it.
 * @returns The headword itself where it is one word, or the key is that of all of it; the key where the headword has it in no letters of its
 *   own (`amiga` of `amigo/a`).
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

/** The part that begins most like the form; of several the last, as articles come first. */
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
 * Tells whether a key may be one of a headword's core words. Of two keys that have the same hash by chance, it is not both.
 */
export function mayBeCoreKey(headword: string, key: string, language: string): boolean {
  const start = foldKey(key).slice(0, Math.ceil(key.length / 2));
  return toFoldedKey(headword.replace(IN_BRACKETS, ''), language).includes(start);
}
