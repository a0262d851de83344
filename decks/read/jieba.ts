/** Words of a dictionary with how often they were counted and their class, in the dictionary's letters (`v`, `uj`, `nr`). */
export interface CountedWords {
  words: ReadonlyMap<string, { count: number; tag: string }>;
  total: number;
  longest: number;
}

/** Parses lines of word, count and tag, parted by spaces, as Jieba's dictionary has them. */
export function parseCountedWords(text: string): CountedWords {
  const words = new Map<string, { count: number; tag: string }>();
  let total = 0;
  let longest = 1;
  for (const line of text.split('\n')) {
    const [word = '', count, tag = ''] = line.trim().split(' ');
    if (word === '' || count === undefined) continue;
    words.set(word, { count: Number(count), tag });
    total += Number(count);
    longest = Math.max(longest, word.length);
  }
  return { words, total, longest };
}
