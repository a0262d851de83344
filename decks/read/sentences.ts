export interface SentencePair {
  text: string;
  /** In English. */
  translation: string;
}

/**
 * Parses a file of sentences: lines of a sentence and its translation, separated by a tab. A line that begins with `#` is a comment, and one
 * with `# names:` lists names that may occur.
 *
 * @throws {Error} If a line has another number of columns.
 */
export function parseSentences(text: string): { pairs: SentencePair[]; names: Set<string> } {
  const pairs: SentencePair[] = [];
  const names = new Set<string>();
  for (const [index, line] of text.split('\n').entries()) {
    const listed = /^# names:(.*)/.exec(line)?.[1];
    for (const name of listed?.trim().split(/\s+/) ?? []) names.add(name);
    if (line === '' || line.startsWith('#')) continue;
    const [sentence, translation, ...others] = line.split('\t');
    if (!sentence || !translation || others.length > 0) {
      throw new Error(`Expected a sentence, a tab and its translation in line ${index + 1}, found ${line}.`);
    }
    pairs.push({ text: sentence, translation });
  }
  return { pairs, names };
}
