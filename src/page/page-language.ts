import { toLanguageCode } from '../language/language-code.ts';
import { findHost, findParent } from './shadow.ts';

/** HTML's `lang`, XML's `xml:lang`, and the latter written in an HTML page, where it means nothing and is meant all the same. */
const MARKED = '[*|lang],[xml\\:lang]';
const XML = 'http://www.w3.org/XML/1998/namespace';

/**
 * Finds the language that the page gives for a piece of its text, as an ISO 639-3 code: the nearest `lang`, out of shadow roots and
 * frames where they may be looked out of, else what the page's head says.
 *
 * @returns `undefined` when the page does not say, or says that it does not know (`lang=""`).
 */
export function findLanguage(node: Node): string | undefined {
  const tag = findTag(node);
  return tag ? toLanguageCode(tag) : undefined;
}

function findTag(node: Node): string | undefined {
  for (let element = findParent(node); element; element = findHost(element)) {
    const tag = findNearestTag(element);
    if (tag !== undefined) return tag;
  }
  const document = node.ownerDocument;
  if (!document) return undefined;
  const declared = document.querySelector<HTMLMetaElement>('meta[http-equiv="content-language" i]')?.content;
  // Several languages are those of the readers, not of the text.
  if (declared && !declared.includes(',')) return declared;
  const frame = findFrame(document);
  return frame && findTag(frame);
}

function findNearestTag(element: Element): string | undefined {
  const marked = element.closest(MARKED);
  if (!marked) return undefined;
  return (
    marked.getAttribute('lang') ?? marked.getAttributeNS(XML, 'lang') ?? marked.getAttribute('xml:lang') ?? undefined
  );
}

/** The element that a document is framed by; none when it is another site's. */
function findFrame(document: Document): Element | undefined {
  try {
    return document.defaultView?.frameElement ?? undefined;
  } catch {
    return undefined;
  }
}
