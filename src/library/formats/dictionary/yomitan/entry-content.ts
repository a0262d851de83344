import {
  ENTRY_TAGS,
  type EntryAttributes,
  type EntryNode,
  type EntryRole,
  type EntryTag,
} from '../../../../model/full-entry.ts';
import { MAX_DICTIONARY_WORD_LENGTH } from '../limits.ts';
import { type ContentElement, findRole, isElement, MAX_CONTENT_DEPTH } from './content-element.ts';

/** Widest and highest cell of a dictionary's table, in cells. A wider one would let a small entry draw a huge table. */
export const MAX_CELL_SPAN = 100;

/** Links to the web page of the entry. The library shows the credit. */
const DROPPED_ROLES = new Set(['backlink', 'attribution', 'attribution-footnote']);
/** Makers' names for roles that have a style here. */
const ROLES: ReadonlyMap<string, EntryRole> = new Map([
  ['tags', 'note'],
  ['tag', 'note'],
  ['misc-info', 'note'],
  ['part-of-speech-info', 'note'],
  ['example-sentence', 'example'],
  ['example-sentence-b', 'translation'],
]);
const LANGUAGE_TAG = /^[A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8})*$/;

const TAGS: ReadonlySet<unknown> = new Set(ENTRY_TAGS);
const isTag = (tag: unknown): tag is EntryTag => TAGS.has(tag);

/**
 * Converts an item of a glossary to the content of a full entry. Only the tags and attributes of the closed list pass; pictures, styles and
 * addresses do not.
 */
export function toEntryNodes(item: unknown): EntryNode[] {
  if (typeof item === 'string') return toLines(item);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
  const { type, text, content } = item as Record<string, unknown>;
  if (type === 'text' && typeof text === 'string') return toLines(text);
  if (type !== 'structured-content') return [];
  const nodes: EntryNode[] = [];
  addNodes(nodes, content, 0);
  return nodes;
}

/** A node for each line of a text. */
function toLines(text: string): EntryNode[] {
  return text.split('\n').flatMap((line): EntryNode[] => (line.trim() === '' ? [] : [['div', [line.toWellFormed()]]]));
}

function addNodes(nodes: EntryNode[], content: unknown, depth: number): void {
  if (depth > MAX_CONTENT_DEPTH) return;
  if (typeof content === 'string') {
    if (content !== '') nodes.push(content.toWellFormed());
    return;
  }
  if (Array.isArray(content)) {
    for (const part of content) addNodes(nodes, part, depth + 1);
    return;
  }
  if (!isElement(content)) return;
  const { tag } = content;
  const role = findRole(content);
  if (!isTag(tag) || DROPPED_ROLES.has(role)) return;
  const children: EntryNode[] = [];
  addNodes(children, content.content, depth + 1);
  if (children.length === 0 && tag !== 'br' && tag !== 'td' && tag !== 'th') return;
  const attributes = findAttributes(content, role);
  nodes.push(attributes ? [tag, children, attributes] : [tag, children]);
}

/**
 * Many branches because each of the five attributes is optional.
 *
 * @returns undefined for an element without any, as most are.
 */
function findAttributes(element: ContentElement, name: string): EntryAttributes | undefined {
  const { tag, lang, colSpan, rowSpan, href } = element;
  const role = ROLES.get(name);
  const isCell = tag === 'td' || tag === 'th';
  const columns = isCell ? toSpan(colSpan) : undefined;
  const rows = isCell ? toSpan(rowSpan) : undefined;
  const word = tag === 'a' ? findLinkedWord(href) : undefined;
  const language = typeof lang === 'string' && LANGUAGE_TAG.test(lang) ? lang : undefined;
  if (!role && !language && !columns && !rows && !word) return undefined;
  return {
    ...(role && { role }),
    ...(language && { lang: language }),
    ...(columns && { columns }),
    ...(rows && { rows }),
    ...(word && { word }),
  };
}

function toSpan(value: unknown): number | undefined {
  return Number.isInteger(value) && Number(value) > 1 ? Math.min(Number(value), MAX_CELL_SPAN) : undefined;
}

/** The word of a link within the dictionary: `?query=word&wildcards=off`. */
function findLinkedWord(href: unknown): string | undefined {
  if (typeof href !== 'string' || !href.startsWith('?')) return undefined;
  const word = new URLSearchParams(href).get('query')?.trim();
  return word && word.length <= MAX_DICTIONARY_WORD_LENGTH ? word : undefined;
}
