import type { Send } from '../messaging/client.ts';
import type { Finding } from './hover.ts';
import { isOwnText } from './surface.ts';

/** Counts a look-up of an entry, once for each card. The text of a field, which a person may be writing, and of our own cards stays out. */
export function note(send: Send, { entries, passage, range }: Finding, index: number): void {
  const entry = entries[index];
  if (!entry || entry.isNoted) return;
  entry.isNoted = true;
  const { pair, word } = entry;
  const { text, offset, source } = passage;
  const isOfPage = source.node.nodeType === Node.TEXT_NODE && !isOwnText(source.node);
  // A removed extension does not answer.
  send('history.note', { pair, word, ...(isOfPage && { text, offset, ...range }) }).catch(() => {});
}
