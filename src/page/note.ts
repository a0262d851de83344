import type { Send } from '../messaging/client.ts';
import type { Finding } from './hover.ts';
import { isOwnText } from './surface.ts';

/** Counts a look-up of an entry, once for each card. The text of a field, which a person may be writing, and of our own cards stays out. */
export function createNote(send: Send): (finding: Finding, index: number) => void {
  return ({ entries, passage, range, form }, index) => {
    const entry = entries[index];
    // No deck has it, so it could not be studied.
    if (!entry || entry.isNoted || entry.isUnknown) return;
    entry.isNoted = true;
    const { pair, word } = entry;
    const { text, offset, language, source } = passage;
    const isOfPage = source.node.nodeType === Node.TEXT_NODE && !isOwnText(source.node);
    const place = isOfPage
      ? { text, offset, language, ...range }
      : { text: form, offset: 0, start: 0, end: form.length };
    // A removed extension does not answer.
    send('history.note', { pair, word, place }).catch(() => {});
  };
}
