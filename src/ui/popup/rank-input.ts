/**
 * Reads a rank as a person types it: any script's digits, with or without separators ("1,000", "1 000", "١٢").
 *
 * @returns undefined when it is no whole number that is 0 or more, or too large to be exact.
 */
export function parseRankInput(typed: string): number | undefined {
  const digits = toAsciiDigits(typed.trim());
  if (!/^\d+(?:[ ,.'’\u00a0\u202f\u066c]\d{3})*$/.test(digits)) return undefined;
  const rank = Number(digits.replace(/\D/g, ''));
  return Number.isSafeInteger(rank) ? rank : undefined;
}

/** Unicode keeps the ten digits of each script in a row that starts with its zero. */
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
