/** Most spellings of one text. */
const MAX_SPELLINGS = 32;

/**
 * Replaces Latin letters by those of another script, the longest group of letters first.
 *
 * @param letters - By a group of Latin letters, the letters that it may stand for, the likeliest first.
 * @returns All spellings up to 32, the likeliest first; none if a letter is unknown.
 */
export function spellRomanised(text: string, letters: ReadonlyMap<string, readonly string[]>): string[] {
  const longest = Math.max(...Array.from(letters.keys(), ({ length }) => length));
  let spellings = [''];
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longest, text.length - at);
    const isGroup = (end: number) => letters.has(text.slice(at, end)) && !isDivided(text, at, end);
    while (length > 0 && !isGroup(at + length)) length -= 1;
    const choices = letters.get(text.slice(at, at + length));
    if (!choices) return [];
    // The first choice of each group stays, however many groups there are.
    const kept = spellings.length * choices.length <= MAX_SPELLINGS ? choices : choices.slice(0, 1);
    spellings = kept.flatMap((choice) => spellings.map((start) => start + choice));
    at += length;
  }
  return spellings;
}

/** Whether a y belongs to the vowel behind it: дякую is `dyaku-yu`, not `dyakuy-u`. */
const isDivided = (text: string, start: number, end: number) =>
  /[aeiou]y$/.test(text.slice(start, end)) && /[aeou]/.test(text.charAt(end));

/** @param table - Groups with what they stand for: `sh=ш i=и/ы`. */
export const toLetters = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table.split(/\s+/).map((entry) => {
      const [latin = '', own = ''] = entry.split('=');
      return [latin, own.split('/')];
    }),
  );
