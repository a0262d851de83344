/**
 * Parses a typed rank: digits of any script, with or without separators ("1,000", "1 000", "١٢").
 *
 * @returns undefined if it is not a whole number of at least 0, or is too large to be exact.
 */
export function parseRankInput(typed: string): number | undefined {
  const digits = toAsciiDigits(typed.trim());
  if (!/^\d+(?:[ ,.'’\u00a0\u202f\u066c]\d{3})*$/.test(digits)) return undefined;
  const rank = Number(digits.replace(/\D/g, ''));
  return Number.isSafeInteger(rank) ? rank : undefined;
}

/** Unicode encodes the ten digits of each script consecutively, starting with zero. */
function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    let value = 0;
    let code = digit.codePointAt(0) ?? 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
      code -= 1;
      value += 1;
    }
    return String(value);
  });
}
