import type { TextRange } from '../../model/text-range.ts';
import type { Box } from '../box.ts';
import { findOldZoom, findZoom, toBoxes } from '../boxes.ts';
import type { EditableField, LabelField } from '../field.ts';
import { createHtml } from '../html.ts';

/** Style properties that affect the position of letters in a field. */
const COPIED = [
  'direction',
  'font-family',
  'font-feature-settings',
  'font-kerning',
  'font-size',
  'font-stretch',
  'font-style',
  'font-variant',
  'font-weight',
  'letter-spacing',
  'line-height',
  'padding',
  'tab-size',
  'text-align',
  'text-align-last',
  'text-indent',
  'text-transform',
  'word-break',
  'word-spacing',
];

/** Space beside the text of a native closed list, in pixels. No style exposes it. */
const CHROME_LIST_INSET = { start: 4, end: 16 };
const FIREFOX_LIST_INSET = { start: 0, end: 13 };
const NO_INSET = { start: 0, end: 0 };

/** The visible text of a field: the chosen entry of a closed list, the placeholder of an empty field. */
export function getShownText(field: EditableField | LabelField): string {
  if (isList(field)) return field.selectedOptions[0]?.label ?? '';
  if (field.tagName === 'OPTION') return (field as HTMLOptionElement).label;
  if (!isEmpty(field)) return field.value;
  // A custom label often overlays an invisible placeholder.
  const { color, opacity } = getComputedStyle(field, '::placeholder');
  return opacity === '0' || /^transparent$|[,/]\s*0\)$/.test(color) ? '' : field.placeholder;
}

/**
 * Measures the positions of characters in a field. Browsers expose nothing inside a field, so its text is laid out again, invisibly in
 * a closed shadow root that is removed before this returns.
 *
 * @returns The result of `read`, which receives a function that returns the boxes of a part of the text; `undefined` for a rotated or
 *   scaled field, or one whose rendering cannot be copied.
 */
export function measureField<Result>(
  field: EditableField | LabelField,
  read: (getBoxes: (start: number, end: number) => Box[]) => Result,
): Result | undefined {
  const zoom = findZoom(field);
  const outer = findOuter(field);
  if (
    Math.abs(outer.right - outer.left - field.offsetWidth * zoom) > 1 ||
    Math.abs(outer.bottom - outer.top - field.offsetHeight * zoom) > 1
  ) {
    return undefined;
  }
  const inset = findInset(field);
  if (!inset) return undefined;
  const host = createHtml('div');
  host.style.cssText =
    'all: initial !important; position: fixed !important; display: block !important; opacity: 0 !important';
  const mirror = createMirror(field, inset);
  host.attachShadow({ mode: 'closed' }).append(mirror);
  document.documentElement.append(host);
  // The whole page may be zoomed, and the host with it.
  mirror.style.zoom = `${zoom / findZoom(host)}`;
  try {
    return read((start, end) => getBoxes(field, { mirror, zoom, inset }, { start, end }));
  } finally {
    host.remove();
  }
}

/** The edges of an element's box on the screen. */
function findOuter(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const zoom = findOldZoom(element);
  return { left: left * zoom, top: top * zoom, right: right * zoom, bottom: bottom * zoom };
}

/** Left and right of the padding box, in pixels. */
interface Inset {
  left: number;
  right: number;
}

function findInset(field: EditableField | LabelField): Inset | undefined {
  if (!isList(field)) return { left: 0, right: 0 };
  const { appearance, direction, textIndent } = getComputedStyle(field);
  // A list box, a field with custom parts, and an indent that Firefox applies twice.
  if (field.size > 1 || field.multiple || !/^(auto|none|menulist)$/.test(appearance) || parseFloat(textIndent) !== 0)
    return undefined;
  const isFirefox = CSS.supports('-moz-appearance', 'none');
  const { start, end } = appearance === 'none' ? NO_INSET : isFirefox ? FIREFOX_LIST_INSET : CHROME_LIST_INSET;
  return direction === 'rtl' ? { left: end, right: start } : { left: start, right: end };
}

function createMirror(field: EditableField | LabelField, inset: Inset): HTMLElement {
  const mirror = createHtml('div');
  const style = getComputedStyle(field);
  // It has its own font and lies within the padding of the field.
  const own = isEmpty(field) ? getComputedStyle(field, '::placeholder') : style;
  for (const property of COPIED) {
    mirror.style.setProperty(property, (property === 'padding' ? style : own).getPropertyValue(property));
  }
  mirror.style.boxSizing = 'border-box';
  mirror.style.width = `${field.clientWidth - inset.left - inset.right}px`;
  mirror.style.whiteSpace = isOneLine(field) ? 'pre' : 'pre-wrap';
  mirror.style.overflowWrap = 'break-word';
  mirror.textContent = getShownText(field);
  return mirror;
}

function getBoxes(
  field: EditableField | LabelField,
  { mirror, zoom, inset }: { mirror: HTMLElement; zoom: number; inset: Inset },
  { start, end }: TextRange,
): Box[] {
  const text = mirror.firstChild as Text | null;
  if (!text || end > text.length) return [];
  const range = field.ownerDocument.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  const copy = findOuter(mirror);
  const outer = findOuter(field);
  const left = outer.left + (field.clientLeft + inset.left) * zoom;
  const top = outer.top + field.clientTop * zoom;
  const right = outer.left + (field.clientLeft + field.clientWidth - inset.right) * zoom;
  const height = field.clientHeight * zoom;
  return toBoxes(range).flatMap((part) => {
    // A single-line field centres its text vertically.
    const y = isOneLine(field) ? (height - (part.bottom - part.top)) / 2 : part.top - copy.top - field.scrollTop * zoom;
    const x = part.left - copy.left - field.scrollLeft * zoom;
    const box = {
      left: Math.max(left + x, left),
      top: Math.max(top + y, top),
      right: Math.min(left + x + part.right - part.left, right),
      bottom: Math.min(top + y + part.bottom - part.top, top + height),
    };
    return box.left < box.right && box.top < box.bottom ? [box] : [];
  });
}

/** Whether there is room for a placeholder. */
function isEmpty(field: EditableField | LabelField): field is EditableField {
  return 'placeholder' in field && field.value === '';
}

function isOneLine(field: Element): boolean {
  return field.tagName !== 'TEXTAREA';
}

function isList(field: Element): field is HTMLSelectElement {
  return field.tagName === 'SELECT';
}
