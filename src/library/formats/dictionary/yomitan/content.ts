import type { Example } from '../../../../model/card.ts';
import { cleanText } from '../clean-text.ts';
import { type ContentElement, findRole, isElement, MAX_CONTENT_DEPTH } from './content-element.ts';

/** Parts of an entry that are not meanings, as the makers of dictionaries mark them (`data.content`). */
const APART = new Set([
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
const GLOSSES = new Set(['glosses', 'glossary']);
const EXAMPLES = new Set(['example-sentence']);
const SENTENCES = new Set(['example-sentence-a']);
const TRANSLATIONS = new Set(['example-sentence-b']);
const UNREAD_TAGS = new Set<unknown>(['rt', 'rp', 'img', 'details']);
/** Tags that begin a new line. */
const LINE_TAGS = new Set<unknown>([
  ...['br', 'div', 'ol', 'ul', 'li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'summary'],
]);

/** Collects the meanings in structured content, one for each line. */
export function listMeanings(content: unknown): string[] {
  const glosses = findContents(content, GLOSSES);
  const lines: string[] = [''];
  for (const part of glosses.length > 0 ? glosses : [content]) {
    lines.push('');
    writeLines(part, lines, 0);
  }
  return lines.map(cleanText).filter((line) => line !== '');
}

/** Collects the example sentences, with their translations. */
export function listExamples(content: unknown): Example[] {
  return findContents(content, EXAMPLES).flatMap((example): Example[] => {
    const sentence = toLine(findContents(example, SENTENCES));
    if (!sentence) return [];
    const translation = toLine(findContents(example, TRANSLATIONS));
    return [translation ? [sentence, translation] : [sentence]];
  });
}

function toLine(contents: readonly unknown[]): string {
  const lines: string[] = [''];
  writeLines(contents, lines, 0);
  return cleanText(lines.join(' '));
}

/** Writes the text of the content to the last line, and adds lines. */
function writeLines(content: unknown, lines: string[], depth: number): void {
  if (depth > MAX_CONTENT_DEPTH) return;
  if (typeof content === 'string') addToLine(lines, content);
  else if (Array.isArray(content)) for (const part of content) writeLines(part, lines, depth + 1);
  else if (isElement(content)) writeElement(content, lines, depth);
}

function writeElement(element: ContentElement, lines: string[], depth: number): void {
  const { tag, content } = element;
  if (UNREAD_TAGS.has(tag) || (depth > 0 && APART.has(findRole(element)))) return;
  const isLine = LINE_TAGS.has(tag);
  if (isLine) lines.push('');
  if (tag === 'td' || tag === 'th') addToLine(lines, ' ');
  writeLines(content, lines, depth + 1);
  if (isLine) lines.push('');
}

function addToLine(lines: string[], text: string): void {
  lines.push(`${lines.pop() ?? ''}${text}`);
}

/** Finds the outermost elements with one of some roles. @returns Their contents. */
function findContents(content: unknown, roles: ReadonlySet<string>): unknown[] {
  const found: unknown[] = [];
  addContents(found, content, roles, 0);
  return found;
}

function addContents(found: unknown[], content: unknown, roles: ReadonlySet<string>, depth: number): void {
  if (depth > MAX_CONTENT_DEPTH) return;
  if (Array.isArray(content)) for (const part of content) addContents(found, part, roles, depth + 1);
  else if (isElement(content)) {
    if (roles.has(findRole(content))) found.push(content.content);
    else addContents(found, content.content, roles, depth + 1);
  }
}
