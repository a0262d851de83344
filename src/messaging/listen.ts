import { browser } from 'wxt/browser';
import type { Envelope } from './envelope.ts';
import type { Sender } from './sender.ts';

/** Has the messages of the extension's own pages and content script answered. Call it before the first `await`. */
export function listen(answer: (type: string, raw: object, sender: Sender) => Promise<Envelope<unknown>>): void {
  browser.runtime.onMessage.addListener((raw: unknown, sender, sendResponse) => {
    const type = getType(raw);
    // Another listener's message, such as an event for pages.
    if (type === undefined) return undefined;
    void answer(type, raw as object, sender).then(sendResponse);
    // Chrome needs `true` to wait for the answer; Firefox takes it too.
    return true;
  });
}

function getType(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('type' in raw) || typeof raw.type !== 'string') return undefined;
  return raw.type.startsWith('event.') ? undefined : raw.type;
}
