import { browser } from 'wxt/browser';
import type { Sender } from '../../../src/messaging/sender.ts';
import { MAX_TITLE_LENGTH } from '../../../src/model/limits.ts';
import type { Origin } from '../../../src/model/op.ts';
import { toAddress } from '../../../src/settings/site.ts';

/**
 * The web page that a message comes from, as the browser names it. A private window gives nothing.
 *
 * @param hasAddress - Whether the learner wants addresses to be stored.
 * @returns undefined if the message comes from no web page.
 */
export function findOrigin({ tab }: Sender, hasAddress: boolean): Origin | undefined {
  if (!tab || tab.url?.startsWith(browser.runtime.getURL('/'))) return undefined;
  // Unless the browser says that the window is not private, it may be.
  if (tab.incognito !== false) return {};
  const title = tab.title?.trim().slice(0, MAX_TITLE_LENGTH);
  const address = hasAddress ? toAddress(tab.url) : undefined;
  return { ...(title ? { title } : {}), ...(address ? { address } : {}) };
}
