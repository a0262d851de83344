/** One emoji, with its skin tone, its sex or its flag. */
const PICTURE = /^(?:\p{Extended_Pictographic}|\p{RI}{2})(?:\p{Extended_Pictographic}|\p{EMod}|\uFE0F|\u200D)*$/u;

export interface PicturedMeanings {
  /** The meanings in words. */
  words: readonly string[];
  /** The emoji of a card from a picture deck. */
  picture: string | undefined;
}

/** Splits the picture, which is the last meaning, from the other ones. A card with nothing but a picture keeps it as its meaning. */
export function splitPicture(meanings: readonly string[]): PicturedMeanings {
  const last = meanings.at(-1);
  if (last === undefined || meanings.length === 1 || !PICTURE.test(last))
    return { words: meanings, picture: undefined };
  return { words: meanings.slice(0, -1), picture: last };
}
