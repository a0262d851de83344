export const LETTER = /[\p{L}\p{N}]/u;

/** Whether a letter or digit begins at an offset. A surrogate pair is one letter that begins at its first half. */
export function isLetterAt(text: string, offset: number): boolean {
  const point = text.codePointAt(offset) ?? 0;
  const isSecondHalf = point >= 0xdc00 && point <= 0xdfff;
  return !isSecondHalf && LETTER.test(String.fromCodePoint(point));
}
