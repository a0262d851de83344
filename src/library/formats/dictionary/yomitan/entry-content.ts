import {
  ENTRY_TAGS,
  type EntryAttributes,
  type EntryNode,
  type EntryRole,
  type EntryTag,
} from '../../../../model/full-entry.ts';
import { MAX_DEPTH } from './content.ts';

/** Links to the web page of the entry. The library shows the credit. */
const DROPPED_ROLES = new Set(['backlink', 'attribution', 'attribution-footnote']);
/** Makers' names for roles that have a style here. */
const ROLES: Record<string, EntryRole> = {
  tags: 'note',
  tag: 'note',
  'misc-info': 'note',
  'part-of-speech-info': 'note',
  'example-sentence': 'example',
  'example-sentence-b': 'translation',
};
/** Widest cell of a table. A wider one would let a small entry draw a huge table. */
const MAX_SPAN = 100;
const MAX_WORD_LENGTH = 200;

const isTag = (tag: unknown): tag is EntryTag => ENTRY_TAGS.some((name) => name === tag);

/**
 * Converts an item of a glossary to the content of a full entry. Only the tags and attributes of the closed list pass; pictures, styles and
 * addresses do not.
 */
export function toEntryNodes(item: unknown): EntryNode[] {
  if (typeof item === 'string') return toLines(item);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
  const { type, text, content } = item as Record<string, unknown>;
  if (type === 'text' && typeof text === 'string') return toLines(text);
  return type === 'structured-content' ? toNodes(content, 0) : [];
}

function toLines(text: string): EntryNode[] {
  return text.split('\n').flatMap((line): EntryNode[] => (line.trim() === '' ? [] : [['div', [line.toWellFormed()]]]));
}

function toNodes(content: unknown, depth: number): EntryNode[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof content === 'string') return content === '' ? [] : [content.toWellFormed()];
  if (Array.isArray(content)) return content.flatMap((part) => toNodes(part, depth + 1));
  if (typeof content !== 'object' || content === null) return [];
  const element = content as Record<string, unknown>;
  const role = findMakersRole(element);
  if (!isTag(element.tag) || DROPPED_ROLES.has(role)) return [];
  const children = toNodes(element.content, depth + 1);
  if (children.length === 0 && element.tag !== 'br' && element.tag !== 'td' && element.tag !== 'th') return [];
  const attributes = toAttributes(element, role);
  return [Object.keys(attributes).length > 0 ? [element.tag, children, attributes] : [element.tag, children]];
}

function findMakersRole({ data }: Record<string, unknown>): string {
  const role = typeof data === 'object' && data !== null && 'content' in data ? data.content : undefined;
  return typeof role === 'string' ? role : '';
}

function toAttributes({ tag, lang, colSpan, rowSpan, href }: Record<string, unknown>, name: string): EntryAttributes {
  const role = Object.hasOwn(ROLES, name) ? ROLES[name] : undefined;
  const isCell = tag === 'td' || tag === 'th';
  const columns = isCell ? toSpan(colSpan) : undefined;
  const rows = isCell ? toSpan(rowSpan) : undefined;
  const word = tag === 'a' ? findLinkedWord(href) : undefined;
  return {
    ...(role && { role }),
    ...(typeof lang === 'string' && /^[A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8})*$/.test(lang) && { lang }),
    ...(columns && { columns }),
    ...(rows && { rows }),
    ...(word && { word }),
  };
}

function toSpan(value: unknown): number | undefined {
  return Number.isInteger(value) && Number(value) > 1 ? Math.min(Number(value), MAX_SPAN) : undefined;
}

/** The word of a link within the dictionary: `?query=word&wildcards=off`. */
function findLinkedWord(href: unknown): string | undefined {
  if (typeof href !== 'string' || !href.startsWith('?')) return undefined;
  const word = new URLSearchParams(href).get('query')?.trim();
  return word && word.length <= MAX_WORD_LENGTH ? word : undefined;
}
