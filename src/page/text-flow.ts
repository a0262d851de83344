import { isMatching, read } from './dom.ts';

/**
 * Role of an element in the surrounding text.
 *
 * - `inline`: its text continues the text before it.
 * - `out`: its text is skipped: hidden, a ruby reading, out of flow.
 * - `gap`: it separates two words without text of the language: a footnote number.
 * - `break`: it separates the text before it from the text after it.
 */
export type Flow = 'inline' | 'out' | 'gap' | 'break';

const BREAKS = /^(BR|IMG|INPUT|TEXTAREA|SELECT|BUTTON|IFRAME|VIDEO|AUDIO|CANVAS|OBJECT|EMBED|SVG|MATH)$/;
const READINGS = /^(RT|RP|RTC)$/;
/** Displays that behave inline; `contents` has no box. */
const INLINE_DISPLAY = /^(inline|contents|ruby|ruby-base|ruby-base-container)$/;

/** A drop cap floats, and animated headlines put each letter in a box. */
const MAX_LETTERS_OF_A_PART = 2;

export function getFlow(element: Element): Flow {
  const tag = read(element, 'tagName').toUpperCase();
  if (READINGS.test(tag)) return 'out';
  if (BREAKS.test(tag)) return 'break';
  const style = getComputedStyle(element);
  if (isHidden(style) || style.position === 'absolute' || style.position === 'fixed') return 'out';
  const floats = style.float !== 'none' && style.float !== '';
  if (floats || style.display === 'inline-block') {
    const letters = (read(element, 'textContent') ?? '').trim().length;
    if (letters > 0 && letters <= MAX_LETTERS_OF_A_PART) return 'inline';
    return floats ? 'out' : 'break';
  }
  if (!INLINE_DISPLAY.test(style.display)) return 'break';
  // Chrome's own view of an XML file.
  if (isMatching(element, '#webkit-xml-viewer-source-xml ~ * .html-tag')) return 'break';
  return isFootnoteMark(element, tag, style) ? 'gap' : 'inline';
}

/** Share of the font size, about a space. Styles of highlighted words and code stay below it. */
const ROOM = 0.25;

/** Whether an inline element has a gap as wide as a space at its start or end. */
export function hasRoomAt(element: Element, side: 'start' | 'end'): boolean {
  const style = getComputedStyle(element);
  // A drop cap has a gap before its word.
  if (style.display !== 'inline') return false;
  const [margin = 0, padding = 0] = ['margin', 'padding'].map((name) =>
    parseFloat(style.getPropertyValue(`${name}-inline-${side}`)),
  );
  return margin + padding >= ROOM * parseFloat(style.fontSize);
}

export function isHidden(style: CSSStyleDeclaration): boolean {
  return (
    style.display === 'none' ||
    /^(hidden|collapse)$/.test(style.visibility) ||
    style.opacity === '0' ||
    parseFloat(style.fontSize) === 0
  );
}

function isFootnoteMark(element: Element, tag: string, style: CSSStyleDeclaration): boolean {
  if (tag !== 'SUP' && style.verticalAlign !== 'super') return false;
  return !/\p{L}/u.test(read(element, 'textContent') ?? '');
}

/** The element whose box contains a text; undefined at the top of a shadow root. */
export function findBoxed(text: Text): Element | undefined {
  let element = text.parentElement;
  while (element && getComputedStyle(element).display === 'contents') element = read(element, 'parentElement');
  return element ?? undefined;
}

/** Whether an element and all around it are visible. */
export function isPainted(element: Element): boolean {
  return read(element, 'checkVisibility')?.call(element, { checkOpacity: true, checkVisibilityCSS: true }) !== false;
}

/** `transparent` computes to `rgba(0, 0, 0, 0)`; newer colour spaces end in `/ 0)`. Black ends in a zero, too. */
export function isTransparent(color: string): boolean {
  return color === 'transparent' || /^rgba.*,\s*0\)$|\/\s*0\)$/.test(color);
}

/** Whether a text is painted: transparent letters are, where they cut out the background. */
export function isVisibleText(text: Text): boolean {
  const boxed = findBoxed(text);
  if (!boxed) return true;
  const style = getComputedStyle(text.parentElement ?? boxed);
  const isCutOut = style.getPropertyValue('-webkit-background-clip') === 'text' || style.textShadow !== 'none';
  return isPainted(boxed) && (!isTransparent(style.getPropertyValue('-webkit-text-fill-color')) || isCutOut);
}
