import { cleanText } from '../clean-text.ts';
import { MAX_DICTIONARY_WORD_LENGTH } from '../limits.ts';

/** Signs that are written with a backslash before them. Those of ASCII are kept apart in a private range while markup is read. */
const ESCAPED = /\\([\s\S])/g;
/** The end of the last plane. Dictionaries use the private range of the first one for letters of their fonts. */
const FIRST_KEPT = 0x10ff00;
const LAST_ASCII = 0x7f;

/** Hides escaped signs from the patterns of markup. */
export function hideEscaped(text: string): string {
  return text.includes('\\')
    ? text.replace(ESCAPED, (_, sign: string) => (sign.charCodeAt(0) > LAST_ASCII ? sign : hide(sign)))
    : text;
}

const hide = (sign: string) => String.fromCodePoint(FIRST_KEPT + sign.charCodeAt(0));

/** Puts the signs back that {@link hideEscaped} hid. */
export function showEscaped(text: string): string {
  return text.replace(/[\u{10ff00}-\u{10ff7f}]/gu, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - FIRST_KEPT),
  );
}

/** Longest text of a headword; its word is shorter. */
const MOST_LENGTH = 10 * MAX_DICTIONARY_WORD_LENGTH;
/** Most spellings of one headword with optional parts. */
const MOST_SPELLINGS = 8;

export interface Headword {
  word: string;
  /** Spellings without its optional parts. */
  forms: string[];
}

/** Reads a headword: `{to }go` is go, `abb(e)y` is abbey and also abby. */
export function readHeadword(line: string): Headword {
  const plain = hideEscaped(line)
    .replace(/\{[^{}]*\}/g, '')
    .replace(/\[[^[\]]*\]/g, '');
  if (plain.length > MOST_LENGTH) return { word: '', forms: [] };
  const spellings = listSpellings(plain).map((spelling) => cleanText(showEscaped(spelling)));
  const [word = '', ...forms] = spellings;
  return { word, forms: [...new Set(forms)].filter((form) => form !== '' && form !== word) };
}

/** With all optional parts first. */
function listSpellings(text: string): string[] {
  const part = /\(([^()]*)\)/.exec(text);
  if (!part) return [text];
  const [before, behind] = [text.slice(0, part.index), text.slice(part.index + part[0].length)];
  const ends = listSpellings(behind);
  return [...ends.map((end) => before + part[1] + end), ...ends.map((end) => before + end)].slice(0, MOST_SPELLINGS);
}
