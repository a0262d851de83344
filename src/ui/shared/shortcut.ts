/** English key names that browsers use in every language, with the labels on keyboards. */
const PRINTED: Readonly<Record<string, string>> = { Period: '.', Comma: ',' };

/** Formats a command's keys as labelled on a keyboard. @param keys - As browsers report them: `Alt+Period`. */
export function toPrintedKeys(keys: string): string {
  return keys
    .split('+')
    .map((key) => PRINTED[key] ?? key)
    .join('+');
}

/** Letters as labelled on a keyboard: "Shift z" becomes "Shift Z". */
export const toPrintedLetters = (keys: string): string =>
  keys.replace(/(?<!\p{L})\p{Ll}(?!\p{L})/gu, (letter) => letter.toUpperCase());
