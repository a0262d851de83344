import { findParent } from './shadow.ts';

/** Longest tag that is of use, and that a message may carry. */
const MAX_TAG_LENGTH = 35;

/**
 * Finds the language that the page gives for a piece of its text, as the page writes it (BCP 47, or close to it): the nearest `lang`, out of shadow roots and
 * frames where they may be looked out of, else what the page's head says.
 *
 * @returns `undefined` when the page does not say, or says that it does not know (`lang=""`).
 */
export function findLanguage(node: Node): string | undefined {
  return findTag(node)?.trim().slice(0, MAX_TAG_LENGTH) || undefined;
}

function findTag(node: Node): string | undefined {
  const start = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : findParent(node);
  for (let element = start; element; element = findParent(element)) {
    // By its written name, which is the same for XML's attribute and for one that HTML does not know.
    const tag = element.getAttribute('lang') ?? element.getAttribute('xml:lang');
    if (tag !== null) return tag;
  }
  const document = node.ownerDocument;
  if (!document) return undefined;
  const declared = document.head?.querySelector<HTMLMetaElement>('meta[http-equiv="content-language"]')?.content;
  // Several languages are those of the readers, not of the text.
  if (declared && !declared.includes(',')) return declared;
  const frame = findFrame(document);
  return frame && findTag(frame);
}

/** The element that a document is framed by; none when it is another site's. */
function findFrame(document: Document): Element | undefined {
  try {
    return document.defaultView?.frameElement ?? undefined;
  } catch {
    return undefined;
  }
}
