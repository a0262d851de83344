import { browser } from 'wxt/browser';
import type { Sender } from '../../../src/messaging/sender.ts';
import { MAX_TITLE_LENGTH } from '../../../src/model/limits.ts';
import type { Origin } from '../../../src/model/op.ts';

/** Longest stored address. A longer one is not stored, because a part of it leads nowhere. */
const MAX_ADDRESS_LENGTH = 2_000;

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

/** Without query, fragment and name of a user, any of which may be personal; undefined for a file. */
function toAddress(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, origin, pathname } = new URL(url);
  const address = `${origin}${pathname}`;
  return /^https?:$/.test(protocol) && address.length <= MAX_ADDRESS_LENGTH ? address : undefined;
}
