import type { TextRange } from '../../model/text-range.ts';
import { type Box, isInside, type Point } from '../box.ts';
import type { EditableField, LabelField } from '../field.ts';
import type { PageCore } from '../hover-parts.ts';
import type { Passage } from '../passage.ts';
import { getShownText, measureField } from './field-mirror.ts';
import { isLetterAt, LETTER } from './letters.ts';

/** Longest text of a field to lay out a second time, in UTF-16 code units. A longer one would cause a noticeable delay. */
export const MAX_FIELD_LENGTH = 20_000;

/** Finds the selection in a field, from its first letter; undefined if there is none or it is not readable. */
export function findSelectedInField({
  value,
  selectionStart,
  selectionEnd,
}: EditableField): { start: number; text: string } | undefined {
  const selected = value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  const first = selected.search(LETTER);
  return first < 0 ? undefined : { start: (selectionStart ?? 0) + first, text: selected.slice(first).trimEnd() };
}

/** Finds the text at an offset of a field's value; undefined if it is out of view. */
export function findFieldPassageAt(core: PageCore, field: EditableField, offset: number): Passage | undefined {
  return findWith(core, field, (shown, getBoxes) => {
    const { start, end } = core.parts.findCluster(shown, offset);
    const [box] = getBoxes(start, end);
    return box && { offset: start, box };
  });
}

/**
 * Finds the next or previous word in a field, relative to a part of a passage.
 *
 * @returns `undefined` at the end of the field or of its visible part.
 */
export function findNextInField(
  core: PageCore,
  { source, offset }: Passage,
  { start, end }: TextRange,
  step: 1 | -1,
): Passage | undefined {
  const field = source.node as EditableField;
  const { value } = field;
  const from = source.offset - offset + (step > 0 ? end : start - 1);
  for (let index = from; index >= 0 && index < value.length; index += step) {
    if (isLetterAt(value, index)) return findFieldPassageAt(core, field, index);
  }
  return undefined;
}

/**
 * Finds the text at a point of a field by binary search. Browsers report no position for labels and, before Chrome 128, for any field.
 *
 * @param core - Functions of the first part of the content script.
 */
export function findFieldPassage(core: PageCore, field: EditableField | LabelField, point: Point): Passage | undefined {
  return findWith(core, field, (shown, getBoxes) => {
    const findBox = (from: number, to: number) => getBoxes(from, to).find((box) => isInside(point, box));
    if (!findBox(0, shown.length)) return undefined;
    let from = 0;
    let to = shown.length;
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if (findBox(from, middle)) to = middle;
      else from = middle;
    }
    const { start, end } = core.parts.findCluster(shown, from);
    const box = findBox(start, end);
    return box && { offset: start, box };
  });
}

/** A character of a field's text with its position. */
interface FieldCharacter {
  offset: number;
  box: Box;
}

/** @param find - Selects the pointed character. */
function findWith(
  { parts }: PageCore,
  field: EditableField | LabelField,
  find: (shown: string, getBoxes: (start: number, end: number) => Box[]) => FieldCharacter | undefined,
): Passage | undefined {
  const shown = getShownText(field);
  if (shown === '' || shown.length > MAX_FIELD_LENGTH) return undefined;
  const found = measureField(field, (getBoxes) => find(shown, getBoxes));
  if (!found || !parts.isOfWord(shown.charAt(found.offset))) return undefined;

  const start = Math.max(0, found.offset - parts.REACH);
  const text = shown.slice(start, found.offset + parts.REACH);
  const isSame = () => field.isConnected && getShownText(field) === shown;
  return {
    // Replace each with one space, so that offsets stay the same.
    text: text.replace(/\s/g, ' '),
    offset: found.offset - start,
    language: parts.findLanguage((field as HTMLSelectElement).selectedOptions?.[0] ?? field),
    source: { node: field, offset: found.offset },
    box: found.box,
    isVertical: false,
    findOffset: ({ node, offset }) => (node === field && isSame() ? offset - start : undefined),
    getBoxes: (from, to) =>
      (isSame() ? measureField(field, (getBoxes) => getBoxes(start + from, start + to)) : undefined) ?? [],
    getRanges: () => [],
  };
}
