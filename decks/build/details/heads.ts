/** Shorter last parts are endings by chance. */
const MIN_HEAD = 4;
const MIN_FIRST = 3;

/**
 * Finds the last part of a compound that a table knows, the longest first: it decides the gender and the plural of the whole.
 *
 * @param find - What the table has of a noun, spelt as a word of its own.
 * @param isCapitalised - Whether nouns are written with a capital.
 * @returns The part before the head, and what `find` has of the head; `undefined` when no part is known.
 */
export function findHead<T>(
  word: string,
  find: (noun: string) => T | undefined,
  isCapitalised: boolean,
): { first: string; head: T } | undefined {
  for (let at = MIN_FIRST; at <= word.length - MIN_HEAD; at += 1) {
    const tail = word.slice(at);
    const head = find(isCapitalised ? tail.charAt(0).toUpperCase() + tail.slice(1) : tail);
    if (head !== undefined) return { first: word.slice(0, at), head };
  }
  return undefined;
}
