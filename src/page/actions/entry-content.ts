import { ENTRY_ROLES, ENTRY_TAGS, type EntryAttributes, type EntryNode } from '../../model/full-entry.ts';
import type { PageCore } from '../hover-parts.ts';

/** Most nodes that a pinned card draws of the full entries of one card: more than any real entry has. */
export const MAX_FULL_ENTRY_NODES = 20_000;

const HTML = 'http://www.w3.org/1999/xhtml';

/** Called with the word of a pressed link. */
type OnLink = (word: string, link: HTMLElement) => void;

/**
 * Draws the content of a full entry, node by node: only elements and attributes of the closed list are created, and every text is a text
 * node.
 */
export function drawEntryContent(parts: PageCore['parts'], content: readonly EntryNode[], onLink: OnLink): Node[] {
  let left = MAX_FULL_ENTRY_NODES;

  function draw(node: EntryNode): Node[] {
    left -= 1;
    if (left < 0) return [];
    if (typeof node === 'string') return [document.createTextNode(node)];
    const [tag, children, attributes = {}] = node;
    if (!ENTRY_TAGS.includes(tag)) return [];
    const element = tag === 'a' ? drawLink(attributes) : (document.createElementNS(HTML, tag) as HTMLElement);
    setAttributes(element, attributes);
    if (tag === 'details' && hasFewExamples(children)) element.setAttribute('open', '');
    element.append(...children.flatMap(draw));
    return [element];
  }

  function drawLink({ word }: EntryAttributes): HTMLElement {
    // A link to elsewhere is only text.
    if (word === undefined) return parts.createHtml('span');
    const button = parts.createHtml('button');
    button.className = 'link';
    parts.onClick(button, () => onLink(word, button));
    return button;
  }

  return content.flatMap(draw);
}

/** A fold of one or two examples takes as little room as its title, so it is open. */
function hasFewExamples(content: readonly EntryNode[]): boolean {
  const examples = content.filter((node) => typeof node !== 'string' && node[2]?.role === 'example');
  return examples.length === 1 || examples.length === 2;
}

function setAttributes(element: HTMLElement, { role, lang, columns, rows }: EntryAttributes): void {
  if (role !== undefined && ENTRY_ROLES.includes(role)) element.className = role;
  if (lang !== undefined) element.lang = lang;
  if (columns !== undefined) element.setAttribute('colspan', String(columns));
  if (rows !== undefined) element.setAttribute('rowspan', String(rows));
}
