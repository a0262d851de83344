/** Makes an HTML element, also in a page that is SVG or other XML. */
export function createHtml(document: Document, tag: 'div' | 'span'): HTMLElement {
  return document.createElementNS('http://www.w3.org/1999/xhtml', tag) as HTMLElement;
}
