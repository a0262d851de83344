/** Longest name that fits a card of a picture deck, in UTF-16 code units. */
const MAX_NAME_LENGTH = 30;

/** Whether a name has at most so many words, no brackets, no alternatives, and is not a letter of the Latin alphabet. */
export function isPlainName(name: string, words: number): boolean {
  return (
    name.length <= MAX_NAME_LENGTH &&
    name.split(/\s+/).length <= words &&
    /^[\p{L}\p{M}][\p{L}\p{M}\p{Cf}’'·\s-]*$/u.test(name) &&
    !/^\p{Script=Latin}$/u.test(name)
  );
}
