import { MAX_LANGUAGE_TAG_LENGTH } from '../model/limits.ts';
import { read, readAttribute } from './dom.ts';
import { findParent } from './shadow.ts';

/**
 * Finds the language that the page declares for a piece of its text, as the page writes it (BCP 47, or close to it):
 * the nearest `lang`, including outside shadow roots and frames where that is allowed, otherwise the declaration in the
 * page's head.
 *
 * @returns `undefined` if the page declares none, or an unknown one (`lang=""`).
 */
export function findLanguage(node: Node): string | undefined {
  return findTag(node)?.trim().slice(0, MAX_LANGUAGE_TAG_LENGTH) || undefined;
}

function findTag(node: Node): string | undefined {
  const start = read(node, 'nodeType') === Node.ELEMENT_NODE ? (node as Element) : findParent(node);
  for (let element = start; element; element = findParent(element)) {
    // By qualified name, which is the same for XML's attribute and for one unknown to HTML.
    const tag = readAttribute(element, 'lang') ?? readAttribute(element, 'xml:lang');
    if (tag !== null) return tag;
  }
  const document = read(node, 'ownerDocument');
  if (!document) return undefined;
  const declared = read(document, 'head')?.querySelector<HTMLMetaElement>(
    'meta[http-equiv="content-language"]',
  )?.content;
  // Several languages describe the audience, not the text.
  if (declared && !declared.includes(',')) return declared;
  const frame = findFrame(document);
  return frame && findTag(frame);
}

/** The frame element of a document; undefined if it belongs to another site. */
function findFrame(document: Document): Element | undefined {
  try {
    return document.defaultView?.frameElement ?? undefined;
  } catch {
    return undefined;
  }
}
