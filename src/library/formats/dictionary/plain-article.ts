import type { EntryNode } from '../../../model/full-entry.ts';
import { cleanText, shortenText } from './clean-text.ts';
import { MAX_DICTIONARY_MEANING_LENGTH, MAX_DICTIONARY_MEANINGS } from './limits.ts';

/** A card shows that many lines of that length in full. */
const [SHOWN_MEANINGS, SHOWN_LENGTH] = [8, 120];

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
// Each match ends where the next could begin. Otherwise an article of beginnings alone would take minutes.
/** Elements that begin a new line, in HTML, XDXF and Pango's markup. */
const LINE_TAGS = /<\/?(?:br|p|div|li|ol|ul|dl|dt|dd|tr|table|h\d|blockquote|def|ex|hr)\b[^<>]*>/gi;
/** Parts that are not read: styles, scripts, and the headword of XDXF. */
const UNREAD = /<(style|script|k)\b[^<>]*>(?:(?!<\1\b)[\s\S])*?<\/\1\s*>/gi;

/** The text of a marked-up article, a line for each of its blocks. Nothing of the markup is kept. */
export function toArticleText(markup: string): string {
  return markup
    .replace(UNREAD, '')
    .replace(/\s+/g, ' ')
    .replace(LINE_TAGS, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (entity, name: string) => decodeEntity(name) ?? entity);
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(NAMED, name.toLowerCase()) ? NAMED[name.toLowerCase()] : undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

export interface Article {
  meanings: string[];
  /** JSON of each node of its full entry; absent if the card shows all of it. */
  content?: string[];
}

/** @param text - A meaning in each line. */
export function toArticle(text: string): Article {
  const lines = text
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '');
  const meanings = [...new Set(lines)];
  const isShort = meanings.length <= SHOWN_MEANINGS && meanings.every(({ length }) => length <= SHOWN_LENGTH);
  return {
    meanings: meanings
      .slice(0, MAX_DICTIONARY_MEANINGS)
      .map((meaning) => shortenText(meaning, MAX_DICTIONARY_MEANING_LENGTH)),
    ...(isShort ? {} : { content: lines.map((line) => JSON.stringify(['div', [line]] satisfies EntryNode)) }),
  };
}
