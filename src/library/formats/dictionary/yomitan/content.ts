import type { Example } from '../../../../model/card.ts';
import { MAX_CONTENT_DEPTH } from '../../../../model/limits.ts';
import { cleanText } from '../clean-text.ts';

/** Parts of an entry that are not meanings, as the makers of dictionaries mark them (`data.content`). */
export const APART = new Set([
  'preamble',
  'tags',
  'backlink',
  'attribution',
  'attribution-footnote',
  'details-entry-examples',
  'example-sentence',
  'extra-info',
  'forms',
  'part-of-speech-info',
  'misc-info',
]);
/** Marks of the lists of meanings in the dictionaries of wiktionary-to-yomitan and Jitendex. */
export const GLOSSES = new Set(['glosses', 'glossary']);
export const UNREAD_TAGS = new Set(['rt', 'rp', 'img', 'details']);
/** Tags that begin a new line. */
export const LINE_TAGS = new Set(['br', 'div', 'ol', 'ul', 'li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'summary']);

interface Node {
  tag: string;
  /** The maker's name for the role of the node. */
  role: string;
  content: unknown;
}

/** Collects the meanings in structured content, one for each line. */
export function listMeanings(content: unknown): string[] {
  const glosses = findNodes(content, ({ role }) => GLOSSES.has(role));
  const lines: string[] = [''];
  for (const part of glosses.length > 0 ? glosses.map((node) => node.content) : [content]) {
    lines.push('');
    writeLines(part, lines, 0);
  }
  return lines.map(cleanText).filter((line) => line !== '');
}

/** Collects the example sentences, with their translations. */
export function listExamples(content: unknown): Example[] {
  return findNodes(content, ({ role }) => role === 'example-sentence').flatMap((node): Example[] => {
    const [sentence, translation] = ['example-sentence-a', 'example-sentence-b'].map((role) =>
      toLine(findNodes(node.content, (part) => part.role === role).map((part) => part.content)),
    );
    if (!sentence) return [];
    return [translation ? [sentence, translation] : [sentence]];
  });
}

function toLine(content: unknown): string {
  const lines: string[] = [''];
  writeLines(content, lines, 0);
  return cleanText(lines.join(' '));
}

/** Writes the text of the content to the last line, and adds lines. */
function writeLines(content: unknown, lines: string[], depth: number): void {
  if (depth > MAX_CONTENT_DEPTH) return;
  if (typeof content === 'string') {
    lines.push(`${lines.pop() ?? ''}${content}`);
    return;
  }
  if (Array.isArray(content)) {
    for (const part of content) writeLines(part, lines, depth + 1);
    return;
  }
  const node = toNode(content);
  if (!node || UNREAD_TAGS.has(node.tag) || (APART.has(node.role) && depth > 0)) return;
  const isLine = LINE_TAGS.has(node.tag);
  if (isLine) lines.push('');
  if (node.tag === 'td' || node.tag === 'th') lines.push(`${lines.pop() ?? ''} `);
  writeLines(node.content, lines, depth + 1);
  if (isLine) lines.push('');
}

function findNodes(content: unknown, isWanted: (node: Node) => boolean, depth = 0): Node[] {
  if (depth > MAX_CONTENT_DEPTH) return [];
  if (Array.isArray(content)) return content.flatMap((part) => findNodes(part, isWanted, depth + 1));
  const node = toNode(content);
  if (!node) return [];
  return isWanted(node) ? [node] : findNodes(node.content, isWanted, depth + 1);
}

function toNode(value: unknown): Node | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { tag, data, content } = value as { tag?: unknown; data?: unknown; content?: unknown };
  const role = typeof data === 'object' && data !== null && 'content' in data ? data.content : undefined;
  return {
    tag: typeof tag === 'string' ? tag : '',
    role: typeof role === 'string' ? role : '',
    content,
  };
}
