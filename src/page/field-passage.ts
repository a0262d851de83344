import { isInside, type Point } from './box.ts';
import { measureField, type TextField } from './field-mirror.ts';
import { findLanguage } from './page-language.ts';
import { OF_A_WORD, type Passage } from './passage.ts';

/** Code units taken on each side of the glyph, as in running text. */
const REACH = 128;
/** Laying out a long text twice would be felt. */
const MAX_VALUE_LENGTH = 20_000;

const READABLE_TYPES = new Set(['text', 'search', 'email', 'url', 'tel']);
/** A password that is shown for a moment is a text field; so is a card number. */
const SECRET = /passw|pwd|one-time|otp|cc-|secret|pin\b/i;

/** Tells whether a node is a field whose text may be read: never one for passwords, however it is drawn. */
export function isReadableField(node: Node): node is TextField {
  const { tagName } = node as Partial<Element>;
  if (tagName === 'TEXTAREA') return true;
  if (tagName !== 'INPUT') return false;
  const input = node as HTMLInputElement;
  return READABLE_TYPES.has(input.type) && !SECRET.test(`${input.autocomplete} ${input.name} ${input.id}`);
}

/**
 * Finds the text at a point of a text field.
 *
 * @param caret - Place in the field's value next to the point, as the browser tells it.
 */
export function findFieldPassage(field: TextField, caret: number, point: Point): Passage | undefined {
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
  if (!found || !OF_A_WORD.test(value.charAt(found.offset))) return undefined;

  const start = Math.max(0, found.offset - REACH);
  const text = value.slice(start, found.offset + REACH);
  return {
    // One space for each, so that places stay the same.
    text: text.replace(/\s/g, ' '),
    offset: found.offset - start,
    language: findLanguage(field),
    source: { node: field, offset: found.offset },
    box: found.box,
    isVertical: false,
    findOffset: ({ node, offset }) => (node === field && field.value === value ? offset - start : undefined),
    getBoxes: (from, to) => {
      if (!field.isConnected || field.value !== value) return [];
      return measureField(field, (getBoxes) => getBoxes(start + from, start + to)) ?? [];
    },
  };
}
