import { MARKS, type Mark } from './word-marks.ts';

export type Ranges = Record<Mark, StaticRange[]>;

/** Marked words of a document. */
export interface Highlights {
  /** Marks these words instead of the previous ones. */
  put(ranges: Ranges): void;
  clear(): void;
}

/** Names of the highlights, which style sheets and the page see. */
const toName = (mark: Mark) => `wayword-${mark}`;

export const countRanges = (ranges: Ranges): number => MARKS.reduce((sum, mark) => sum + ranges[mark].length, 0);

/** Replaces whole highlights, and only those that differ: each change costs the browser a frame. */
export function createHighlights(): Highlights {
  const shown: Partial<Ranges> = {};
  return {
    put(ranges) {
      for (const mark of MARKS) {
        const { highlights } = CSS;
        // The page may have taken it away.
        if (highlights.has(toName(mark)) === ranges[mark].length > 0 && isSame(shown[mark] ?? [], ranges[mark]))
          continue;
        shown[mark] = ranges[mark];
        if (ranges[mark].length > 0) highlights.set(toName(mark), new Highlight(...ranges[mark]));
        else highlights.delete(toName(mark));
      }
    },
    clear() {
      for (const mark of MARKS) CSS.highlights.delete(toName(mark));
    },
  };
}

const isSame = (some: readonly StaticRange[], others: readonly StaticRange[]) =>
  some.length === others.length &&
  some.every((range, index) => {
    const other = others[index];
    return (
      range.startContainer === other?.startContainer &&
      range.startOffset === other.startOffset &&
      range.endContainer === other.endContainer &&
      range.endOffset === other.endOffset
    );
  });
