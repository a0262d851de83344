import { isInside, type Point } from '../box.ts';
import type { PageCore } from '../core.ts';
import type { TextField } from '../field.ts';
import type { Passage } from '../passage.ts';
import { measureField } from './field-mirror.ts';

/** Code units taken on each side of the glyph, as in running text. */
const REACH = 128;
/** Laying out a long text twice would be felt. */
const MAX_VALUE_LENGTH = 20_000;

/**
 * Finds the text at a point of a text field.
 *
 * @param core - What the first part of the content script has.
 * @param caret - Place in the field's value next to the point, as the browser tells it.
 */
export function findFieldPassage(
  { parts }: PageCore,
  field: TextField,
  caret: number,
  point: Point,
): Passage | undefined {
  const { value } = field;
  if (value === '' || value.length > MAX_VALUE_LENGTH) return undefined;
  const found = measureField(field, (getBoxes) => {
    for (const offset of [caret, caret - 1]) {
      if (offset < 0 || offset >= value.length) continue;
      const box = getBoxes(offset, offset + 1).find((candidate) => isInside(point, candidate));
      if (box) return { offset, box };
    }
    return undefined;
  });
  if (!found || !parts.OF_A_WORD.test(value.charAt(found.offset))) return undefined;

  const start = Math.max(0, found.offset - REACH);
  const text = value.slice(start, found.offset + REACH);
  return {
    // One space for each, so that places stay the same.
    text: text.replace(/\s/g, ' '),
    offset: found.offset - start,
    language: parts.findLanguage(field),
    source: { node: field, offset: found.offset },
    box: found.box,
    isVertical: false,
    findOffset: ({ node, offset }) => (node === field && field.value === value ? offset - start : undefined),
    getBoxes: (from, to) => {
      if (!field.isConnected || field.value !== value) return [];
      return measureField(field, (getBoxes) => getBoxes(start + from, start + to)) ?? [];
    },
    getRanges: () => [],
  };
}
