/** Keys that browsers call by an English name in every language, and what is printed on them. */
const PRINTED: Readonly<Record<string, string>> = { Period: '.', Comma: ',' };

/** Writes the keys of a command as they are found on a keyboard. @param keys - As the browser tells them: `Alt+Period`. */
export function toPrintedKeys(keys: string): string {
  return keys
    .split('+')
    .map((key) => PRINTED[key] ?? key)
    .join('+');
}
