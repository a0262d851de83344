import type { Example } from '../../../../model/card.ts';
import { cleanText } from '../clean-text.ts';
import { toArticleText } from '../plain-article.ts';

/** The parts of an article that are read. */
export interface ArticleText {
  /** A meaning in each line. */
  text: string;
  /** Pronunciation or kana; empty if unknown. */
  reading: string;
  /** Sentences that markup calls examples. */
  examples: Example[];
}

const MARKUP_TYPES = new Set(['g', 'h', 'k', 'x']);
const TEXT_TYPES = new Set(['l', 'm', 'w', 'n']);
const READING_TYPES = new Set(['t', 'y']);

/**
 * Reads the parts of an article. Each has a type, a letter: texts (small letters) end with a zero byte, and files (capitals) begin with their
 * length; the last part of an article with stated types has neither. Pictures, sounds and resources are not read.
 *
 * @param types - Types of the parts; empty if each part begins with its own.
 * @returns undefined if a part is cut.
 */
export function readArticle(bytes: Uint8Array, types: string): ArticleText | undefined {
  const decoder = new TextDecoder();
  const article: ArticleText = { text: '', reading: '', examples: [] };
  const isStated = types !== '';
  let place = 0;
  for (let index = 0; isStated ? index < types.length : place < bytes.length; index += 1) {
    const type = isStated ? types.charAt(index) : String.fromCharCode(bytes[place++] ?? 0);
    const isLast = isStated && index === types.length - 1;
    const end = findEnd(bytes, place, type, isLast);
    if (!end) return undefined;
    const text = decoder.decode(bytes.subarray(end.start, end.end));
    if (TEXT_TYPES.has(type)) article.text += `${text}\n`;
    else if (MARKUP_TYPES.has(type)) addMarkup(article, text, type);
    else if (READING_TYPES.has(type) && article.reading === '') article.reading = toReading(text);
    place = end.next;
  }
  return article;
}

/** Pronunciation and examples of XDXF. In HTML, `tr` is a row of a table. */
const [SPOKEN, EXAMPLE] = [/<tr>(.*?)<\/tr>/gis, /<ex\b[^>]*>(.*?)<\/ex>/gis];

function addMarkup(article: ArticleText, markup: string, type: string): void {
  const isXdxf = type === 'x' || /<(?:k|ar|kref|def)\b/.test(markup);
  const spoken = isXdxf ? markup.replace(SPOKEN, (_, text: string) => takeReading(article, text)) : markup;
  const plain = spoken.replace(EXAMPLE, (_, text: string) => takeExample(article, text));
  article.text += `${toArticleText(plain)}\n`;
}

function takeReading(article: ArticleText, markup: string): string {
  article.reading ||= toReading(toArticleText(markup));
  return '';
}

function takeExample(article: ArticleText, markup: string): string {
  const [sentence = '', ...translation] = cleanText(toArticleText(markup)).split(/\s+[—–-]\s+/);
  article.examples.push(translation.length === 0 ? [sentence] : [sentence, translation.join(' – ')]);
  return '\n';
}

/** Without the slashes or brackets around it, as cards write it. */
const toReading = (text: string) =>
  cleanText(text)
    .replace(/^[/[](.*)[/\]]$/u, '$1')
    .trim();

/** Finds the bytes of a part, and where the next one begins. */
function findEnd(
  bytes: Uint8Array,
  place: number,
  type: string,
  isLast: boolean,
): { start: number; end: number; next: number } | undefined {
  if (isLast) return { start: place, end: bytes.length, next: bytes.length };
  if (/[A-Z]/.test(type)) {
    if (place + 4 > bytes.length) return undefined;
    const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(place);
    const end = place + 4 + size;
    return end > bytes.length ? undefined : { start: place + 4, end, next: end };
  }
  const zero = bytes.indexOf(0, place);
  // The last part of an article without stated types often lacks its zero byte.
  const end = zero < 0 ? bytes.length : zero;
  return { start: place, end, next: end + 1 };
}
