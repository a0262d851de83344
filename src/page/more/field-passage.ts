import { isInside, type Point } from '../box.ts';
import type { PageCore } from '../core.ts';
import type { LabelField, TextField } from '../field.ts';
import type { Passage } from '../passage.ts';
import { getShownText, measureField } from './field-mirror.ts';
import { isLetterAt, LETTER } from './letters.ts';

/** Laying out a long text twice would be felt. */
const MAX_LENGTH = 20_000;
/** Letters of a label that are looked at one by one. */
const MAX_LABEL_LENGTH = 300;

/** Finds what is selected in a field, from its first letter on; undefined where nothing is, or nothing that can be read. */
export function findSelectedInField({
  value,
  selectionStart,
  selectionEnd,
}: TextField): { start: number; text: string } | undefined {
  const selected = value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  const first = selected.search(LETTER);
  return first < 0 ? undefined : { start: (selectionStart ?? 0) + first, text: selected.slice(first).trimEnd() };
}

/** Finds the text at a place of a field's value; undefined where it is out of sight. */
export function findFieldPassageAt(core: PageCore, field: TextField, place: number): Passage | undefined {
  const box = measureField(field, (getBoxes) => getBoxes(place, place + 1)[0]);
  return box && findFieldPassage(core, field, place, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
}

/**
 * Finds the next word in a field after a part of a passage of it, or the one before that.
 *
 * @returns `undefined` at the end of the field, and of what of it is in sight.
 */
export function findNextInField(
  core: PageCore,
  { source, offset }: Passage,
  { start, end }: { start: number; end: number },
  step: 1 | -1,
): Passage | undefined {
  const field = source.node as TextField;
  const { value } = field;
  const from = source.offset - offset + (step > 0 ? end : start - 1);
  for (let place = from; place >= 0 && place < value.length; place += step) {
    if (isLetterAt(value, place)) return findFieldPassageAt(core, field, place);
  }
  return undefined;
}

/**
 * Finds the text at a point of a field.
 *
 * @param core - What the first part of the content script has.
 * @param caret - Place in the field's value next to the point, as the browser tells it; undefined: anywhere in a label.
 */
export function findFieldPassage(
  { parts }: PageCore,
  field: TextField | LabelField,
  caret: number | undefined,
  point: Point,
): Passage | undefined {
  const shown = getShownText(field);
  if (shown === '' || shown.length > (caret === undefined ? MAX_LABEL_LENGTH : MAX_LENGTH)) return undefined;
  const places = caret === undefined ? Array.from({ length: shown.length }, (_, place) => place) : [caret, caret - 1];
  const found = measureField(field, (getBoxes) => {
    for (const offset of places) {
      if (offset < 0 || offset >= shown.length) continue;
      const { start, end } = parts.findCluster(shown, offset);
      const box = getBoxes(start, end).find((candidate) => isInside(point, candidate));
      if (box) return { offset: start, box };
    }
    return undefined;
  });
  if (!found || !parts.isOfWord(shown.charAt(found.offset))) return undefined;

  const start = Math.max(0, found.offset - parts.REACH);
  const text = shown.slice(start, found.offset + parts.REACH);
  const isSame = () => field.isConnected && getShownText(field) === shown;
  return {
    // One space for each, so that places stay the same.
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
