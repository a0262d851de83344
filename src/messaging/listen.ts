import { browser } from 'wxt/browser';
import type { Envelope } from './envelope.ts';
import type { RawMessage } from './message.ts';
import type { Sender } from './sender.ts';

/** Has the messages of the extension's own pages and content script answered. Call it before the first `await`. */
export function listen(answer: (message: RawMessage, sender: Sender) => Promise<Envelope<unknown>>): void {
  browser.runtime.onMessage.addListener((raw: unknown, sender, sendResponse) => {
    // An event is for pages.
    if (!isMessage(raw) || raw.type.startsWith('event.')) return undefined;
    void answer(raw, sender).then(sendResponse);
    // Chrome needs `true` to wait for the answer; Firefox takes it too.
    return true;
  });
}

function isMessage(raw: unknown): raw is RawMessage {
  return typeof raw === 'object' && raw !== null && 'type' in raw && typeof raw.type === 'string';
}
