/** Words of one language for pictures, by English word. */
export type HandWords = ReadonlyMap<string, string>;

/**
 * Parses the table of picture words: `[code]` headings, and under them `English word = word; English word = word`.
 *
 * @returns The words by ISO 639-3 code.
 * @throws {Error} Naming the line that has another shape, or gives a word twice in different ways.
 */
export function parseHandWords(text: string): Map<string, HandWords> {
  const languages = new Map<string, Map<string, string>>();
  let words: Map<string, string> | undefined;
  for (const [at, line] of text.normalize('NFC').split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const code = /^\[(\w{3})\]$/.exec(line)?.[1];
    if (code) {
      words = new Map();
      languages.set(code, words);
      continue;
    }
    for (const pair of line.split('; ')) {
      const [, english, word] = /^([^=]+) = ([^=;]+)$/.exec(pair) ?? [];
      if (!english || !word || !words) throw new Error(`expected "English word = word", got line ${at + 1}: ${pair}`);
      const known = words.get(english);
      if (known !== undefined && known !== word)
        throw new Error(`expected one word for ${english}, got ${known} and line ${at + 1}: ${word}`);
      words.set(english, word);
    }
  }
  return languages;
}
