import { decodeHTML } from 'entities';

/** Skipped content: scripts and styles, ruby readings, sounds. */
const UNREAD = /<(script|style|rt|rp)\b[\s\S]*?<\/\1>|\[sound:[^\]]*\]/gi;
const BREAK = /<br\b[^>]*>|<\/?(?:div|p|ul|ol|li|tr|h[1-6])\b[^>]*>/gi;
const TAG = /<\/?[a-z!][^>]*>/gi;

/** Returns the visible text of HTML, with line breaks at new lines. */
export function toPlainText(html: string): string {
  const text = html.replace(UNREAD, '').replace(BREAK, '\n').replace(TAG, '');
  return decodeHTML(text).replaceAll('\u00A0', ' ').trim();
}
