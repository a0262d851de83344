/** Deepest node of structured content. No real entry is deeper than twenty. */
export const MAX_CONTENT_DEPTH = 60;

/** An element of structured content, as it is in the file: nothing is checked. */
export interface ContentElement {
  tag?: unknown;
  data?: unknown;
  content?: unknown;
  lang?: unknown;
  href?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
}

/** Whether content is one element, or anything else that JSON writes with braces. */
export function isElement(content: unknown): content is ContentElement {
  return typeof content === 'object' && content !== null && !Array.isArray(content);
}

/** The maker's name for the role of an element; empty if there is none. */
export function findRole({ data }: ContentElement): string {
  return isElement(data) && typeof data.content === 'string' ? data.content : '';
}
