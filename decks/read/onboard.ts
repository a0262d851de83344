/** Reads the single words of an onboard language model, with their counts, most frequent first. */
export function readOnboardModel(text: string): [word: string, count: number][] {
  const words: [string, number][] = [];
  const start = text.indexOf('\\1-grams:');
  const end = text.indexOf('\\2-grams:');
  for (const line of text.slice(start, end === -1 ? undefined : end).split('\n')) {
    const match = /^(\d+) (\S+)\s*$/.exec(line);
    if (match?.[1] && match[2] && !match[2].startsWith('<')) words.push([match[2], Number(match[1])]);
  }
  return words.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}
