export const LETTER = /[\p{L}\p{N}]/u;

/** Whether a letter or a digit begins at a place. A pair of surrogates is one letter; its first half tells where it begins. */
export function isLetterAt(text: string, place: number): boolean {
  const point = text.codePointAt(place) ?? 0;
  const isSecondHalf = point >= 0xdc00 && point <= 0xdfff;
  return !isSecondHalf && LETTER.test(String.fromCodePoint(point));
}
