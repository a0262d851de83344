import { decodeHTML } from 'entities';

/** What is not read: scripts and styles, the reading above a character, sounds. */
const UNREAD = /<(script|style|rt|rp)\b[\s\S]*?<\/\1>|\[sound:[^\]]*\]/gi;
const BREAK = /<br\b[^>]*>|<\/?(?:div|p|ul|ol|li|tr|h[1-6])\b[^>]*>/gi;
const TAG = /<\/?[a-z!][^>]*>/gi;

/** Gives what a person reads of a piece of HTML, with a line break where a new line begins. */
export function toPlainText(html: string): string {
  const text = html.replace(UNREAD, '').replace(BREAK, '\n').replace(TAG, '');
  return decodeHTML(text).replaceAll('\u00A0', ' ').trim();
}
