// Each match ends where the next could begin. Otherwise a text of beginnings alone would take minutes.
/** Skipped content: scripts and styles, ruby readings, sounds. */
const UNREAD = /<(script|style|rt|rp)\b(?:(?!<\1\b)[\s\S])*?<\/\1>|\[sound:[^[\]]*\]/gi;
const BREAK = /<br\b[^<>]*>|<\/?(?:div|p|ul|ol|li|tr|h[1-6])\b[^<>]*>/gi;
const TAG = /<\/?[a-z!][^<>]*>/gi;

/** Removes what is not text from HTML, and keeps line breaks at new lines. @param decode - Decodes its names of characters. */
export function stripHtml(html: string, decode: (text: string) => string): string {
  const text = html.replace(UNREAD, '').replace(BREAK, '\n').replace(TAG, '');
  return decode(text).replaceAll('\u00A0', ' ').trim();
}
