import type { ShownExample } from './study.ts';

/** The HTML elements that the full entry of a dictionary may contain. A button stands for `a`, which leads to another word. */
export const ENTRY_TAGS = [
  'a',
  'br',
  'details',
  'div',
  'li',
  'ol',
  'rp',
  'rt',
  'ruby',
  'span',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
] as const;
export type EntryTag = (typeof ENTRY_TAGS)[number];

/** Roles of elements that have a style. `note`: labels and other remarks on a sense. */
export const ENTRY_ROLES = ['note', 'example', 'translation'] as const;
export type EntryRole = (typeof ENTRY_ROLES)[number];

export interface EntryAttributes {
  role?: EntryRole;
  /** BCP 47 tag of the text's language. */
  lang?: string;
  /** Columns and rows of a table that a cell spans, at least 2. */
  columns?: number;
  rows?: number;
  /** The word of the same dictionary that an `a` leads to. */
  word?: string;
}

/** A text, or an element with its content. */
export type EntryNode = string | [tag: EntryTag, content: EntryNode[], attributes?: EntryAttributes];

/** What a pinned card shows beyond the short meanings. */
export interface FullAnswer {
  /** In the order of the library. */
  entries: FullEntry[];
  /** A sentence of the package with the word. */
  example?: ShownExample | undefined;
}

/** All that a dictionary says about a word. */
export interface FullEntry {
  /** Name of the dictionary. */
  source: string;
  /** Whom it credits; absent if unknown. */
  credit?: string;
  content: EntryNode[];
}

/** Full entries of some cards, as a message carries them: deflated JSON of `[rank, EntryNode[]][]` in base64. */
export type PackedEntries = [firstRank: number, lastRank: number, base64: string];
