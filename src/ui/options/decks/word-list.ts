import { MAX_WORD_LIST_BYTES } from '../../../model/limits.ts';

/**
 * Reads a list of words, the most frequent first: one in each line, with its rank before it or its frequency behind it, or without.
 *
 * @returns Each word once. Empty for a file that is not text.
 */
export async function readWordList(file: File): Promise<string[]> {
  if (file.size > MAX_WORD_LIST_BYTES) return [];
  const text = await file.text();
  if (text.includes('\0') || text.includes('\uFFFD')) return [];
  return [...new Set(text.split(/\r\n?|\n/).map(toWord))].filter((word) => word !== '');
}

function toWord(line: string): string {
  const cells = line.split(/[\t,;]|\s+(?=[\d.]+\s*$)|(?<=^\s*\d+)\s+/).map((cell) => cell.trim());
  return cells.find((cell) => cell !== '' && !/^[\d.]+$/.test(cell)) ?? '';
}
