import type { Box } from '../box.ts';
import type { TextField } from '../field.ts';
import { createHtml } from '../html.ts';

/** Everything that decides where a letter of the field stands. */
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
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'tab-size',
  'text-align',
  'text-indent',
  'text-transform',
  'word-break',
  'word-spacing',
];

/**
 * Measures where characters of a text field stand on the screen. Browsers tell nothing of what is inside a field, so its text is laid
 * out once more, unseen and in a closed shadow root, and is gone when this returns.
 *
 * @returns A function that gives the boxes of a part of the field's value, or `undefined` for a field that is turned or scaled.
 */
export function measureField<Result>(
  field: TextField,
  read: (getBoxes: (start: number, end: number) => Box[]) => Result,
): Result | undefined {
  const outer = field.getBoundingClientRect();
  if (Math.abs(outer.width - field.offsetWidth) > 1 || Math.abs(outer.height - field.offsetHeight) > 1)
    return undefined;
  const { ownerDocument: document } = field;
  const host = createHtml(document, 'div');
  host.style.cssText =
    'all: initial !important; position: fixed !important; display: block !important; opacity: 0 !important';
  const mirror = createMirror(field);
  host.attachShadow({ mode: 'closed' }).append(mirror);
  document.documentElement.append(host);
  try {
    return read((start, end) => getBoxes(field, mirror, { start, end }));
  } finally {
    host.remove();
  }
}

function createMirror(field: TextField): HTMLElement {
  const mirror = createHtml(field.ownerDocument, 'div');
  const style = getComputedStyle(field);
  for (const property of COPIED) mirror.style.setProperty(property, style.getPropertyValue(property));
  mirror.style.boxSizing = 'border-box';
  mirror.style.width = `${field.clientWidth}px`;
  mirror.style.whiteSpace = isOneLine(field) ? 'pre' : 'pre-wrap';
  mirror.style.overflowWrap = 'break-word';
  mirror.textContent = field.value;
  return mirror;
}

function getBoxes(field: TextField, mirror: HTMLElement, { start, end }: { start: number; end: number }): Box[] {
  const text = mirror.firstChild;
  if (!text || end > field.value.length) return [];
  const range = field.ownerDocument.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  const copy = mirror.getBoundingClientRect();
  const outer = field.getBoundingClientRect();
  const left = outer.left + field.clientLeft;
  const top = outer.top + field.clientTop;
  return Array.from(range.getClientRects()).flatMap((rect) => {
    // A field of one line stands its text in the middle of its height.
    const y = isOneLine(field) ? (field.clientHeight - rect.height) / 2 : rect.top - copy.top - field.scrollTop;
    const x = rect.left - copy.left - field.scrollLeft;
    const box = {
      left: Math.max(left + x, left),
      top: Math.max(top + y, top),
      right: Math.min(left + x + rect.width, left + field.clientWidth),
      bottom: Math.min(top + y + rect.height, top + field.clientHeight),
    };
    return box.left < box.right && box.top < box.bottom ? [box] : [];
  });
}

function isOneLine(field: TextField): boolean {
  return field.tagName !== 'TEXTAREA';
}
