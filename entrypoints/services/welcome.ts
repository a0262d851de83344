import { browser } from 'wxt/browser';
import type { HeldEvents } from '../background/held-events.ts';

/** Opens the welcome page in the foreground after an installation. */
export function startWelcome({ installed }: Pick<HeldEvents, 'installed'>): void {
  installed.addListener(({ reason }) => {
    if (reason === 'install') void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
  });
}
