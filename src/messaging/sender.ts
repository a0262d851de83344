import { browser } from 'wxt/browser';

/** The part of `runtime.MessageSender` that tells who sent a message. */
export interface Sender {
  id?: string | undefined;
  url?: string | undefined;
  /** Of a content script, and of a page that is open in a tab. */
  tab?:
    | { id?: number | undefined; url?: string | undefined; title?: string | undefined; incognito?: boolean | undefined }
    | undefined;
  frameId?: number | undefined;
}

export function isOwnExtension(sender: Sender): boolean {
  return sender.id === browser.runtime.id;
}

/** Tells a page of the extension from its content script in somebody else's page. */
export function isOwnPage(sender: Sender): boolean {
  return sender.url?.startsWith(browser.runtime.getURL('/')) ?? false;
}
