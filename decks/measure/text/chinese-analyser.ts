import type { CountedWords } from '../../read/jieba.ts';

/** Cuts a Chinese sentence into the words whose shares multiply to most; what no word covers is cut by character. */
export function segmentChinese(
  { words, total, longest }: CountedWords,
  sentence: string,
): { word: string; start: number; tag: string | undefined }[] {
  const best: { score: number; end: number }[] = [];
  best[sentence.length] = { score: 0, end: sentence.length };
  for (let start = sentence.length - 1; start >= 0; start -= 1) {
    let found = { score: Number.NEGATIVE_INFINITY, end: start + 1 };
    for (let end = start + 1; end <= Math.min(sentence.length, start + longest); end += 1) {
      const count = words.get(sentence.slice(start, end))?.count ?? (end === start + 1 ? 1 : 0);
      const score = count > 0 ? Math.log(count / total) + (best[end]?.score ?? 0) : Number.NEGATIVE_INFINITY;
      if (score > found.score) found = { score, end };
    }
    best[start] = found;
  }
  const cut: { word: string; start: number; tag: string | undefined }[] = [];
  for (let start = 0; start < sentence.length; start = best[start]?.end ?? sentence.length) {
    const word = sentence.slice(start, best[start]?.end);
    cut.push({ word, start, tag: words.get(word)?.tag });
  }
  return cut;
}
