/** English key names that browsers use in every language, with the labels on keyboards. */
const PRINTED: Readonly<Record<string, string>> = { Period: '.', Comma: ',' };

/** Formats a command's keys as labelled on a keyboard. @param keys - As browsers report them: `Alt+Period`. */
export function toPrintedKeys(keys: string): string {
  return keys
    .split('+')
    .map((key) => PRINTED[key] ?? key)
    .join('+');
}

/** Keeps keys in their order within a sentence of any direction: `Alt+.` would become `.+Alt` in Arabic. */
export const isolateKeys = (keys: string): string => `\u2066${keys}\u2069`;
