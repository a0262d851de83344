/** A box as its text runs: from `start` to `end` along the line, from `before` to `after` across the lines. */
export interface LineBox {
  start: number;
  end: number;
  before: number;
  after: number;
}

/** Height of a line of text as measured by the browser, compared to its letters: ascent and descent are higher. */
const LETTER = 0.85;
/** Widest gap within a word in letters, as in spaced titles. Between words that are placed one by one it may be the same. */
export const LOOSE_GAP = 1 / 3;
/** Gap that no space between words has. */
export const TIGHT_GAP = 0.15;
/** Gap between characters that stand below wide readings. */
export const READING_GAP = 1.5;

export const toSize = ({ before, after }: LineBox): number => after - before;

export function isSameSize(one: LineBox, other: LineBox): boolean {
  const ratio = toSize(one) / toSize(other);
  return ratio > 0.85 && ratio < 1 / 0.85;
}

/** Whether both stand on the same base line; for text of one size, their middles tell. */
export function isSameLine(one: LineBox, other: LineBox): boolean {
  return Math.abs(one.before + one.after - other.before - other.after) / 2 < 0.2 * toSize(one);
}

/** Whether the second letter follows the first on its line. @param gap - In letters. */
export function isNextOnLine(first: LineBox, second: LineBox, gap: number): boolean {
  const space = (second.start - first.end) / (LETTER * toSize(first));
  return isSameSize(first, second) && isSameLine(first, second) && space > -LOOSE_GAP && space < gap;
}

/** Largest distance between the tops of two lines, and between their starts, in heights of a line's text. */
const MAX_LEADING = 2.4;
const MAX_INDENT = 3;

/** Whether the second letter starts the line below that of the first. @param lineStart - Start of the first letter's line. */
export function isOnNextLine(first: LineBox, lineStart: number, second: LineBox): boolean {
  const size = toSize(first);
  const leading = (second.before - first.before) / size;
  return (
    isSameSize(first, second) &&
    leading > 0.6 &&
    leading < MAX_LEADING &&
    second.start < first.end &&
    Math.abs(second.start - lineStart) < MAX_INDENT * size
  );
}

/** Whether a small box stands directly above or below a larger one, as a reading does. */
export function isReadingOf(reading: LineBox, base: LineBox): boolean {
  const size = toSize(base);
  const overlap = Math.min(reading.end, base.end) - Math.max(reading.start, base.start);
  const distance = Math.max(base.before - reading.after, reading.before - base.after);
  return toSize(reading) < 0.75 * size && overlap > -0.1 * size && distance < 0.5 * size && distance > -0.75 * size;
}
