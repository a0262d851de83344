import type { TextRange } from '../model/text-range.ts';

/** Code units considered on each side. A letter with its marks is shorter. */
const REACH = 16;

/** Characters that never form clusters: composed letters, digits and signs of Western scripts, kana, Han. */
const ALONE =
  /^[\t\n -~\xA0-\xAC\xAE-\u02FF\u0370-\u0482\u048A-\u052F\u1E00-\u1EFF\u2010-\u2027\u3001-\u3029\u3041-\u3096\u30A1-\u30FF\u4E00-\u9FFF]+$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * Finds the grapheme cluster at an offset: a letter with its marks, several letters in Thai, Hindi and Korean, a surrogate pair. Firefox
 * assigns the whole width to its last code unit, Chrome to each of them.
 */
export function findCluster(text: string, offset: number): TextRange {
  // Most text is simple. The first segmenter of a page's process costs Chromium about 20 ms.
  if (ALONE.test(text.slice(Math.max(0, offset - 1), offset + 2))) return { start: offset, end: offset + 1 };
  const first = Math.max(0, offset - REACH);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const found = segmenter.segment(text.slice(first, offset + REACH)).containing(offset - first);
  const start = first + (found?.index ?? offset - first);
  return { start, end: start + (found?.segment.length ?? 1) };
}

/** The same for a text node, without copying it: copying ten million characters takes Firefox a third of a second. */
export function findClusterIn(node: Text, offset: number): TextRange {
  const first = Math.max(0, offset - REACH);
  const { start, end } = findCluster(node.substringData(first, 2 * REACH), offset - first);
  return { start: first + start, end: first + end };
}
