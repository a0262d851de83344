import { browser } from 'wxt/browser';
import type { HeldEvents } from '../background/held-events.ts';
import { applyManaged, type ManagedHandlers } from './managed-script.ts';

/**
 * Opens the welcome page in the foreground after an installation, unless the device's administrator does not want it. Applies at each start of the
 * browser what they have set; Chrome tells it a moment after an installation.
 */
export function startWelcome(
  { installed, startup, managed }: Pick<HeldEvents, 'installed' | 'startup' | 'managed'>,
  handlers: ManagedHandlers,
): void {
  const begin = async (details?: { reason?: unknown }) => {
    // If nothing is set, Firefox rejects, and Chrome has an empty object.
    const given = browser.storage.managed.get();
    const mayOpen = await given.then((policy) => applyManaged(policy, handlers)).catch(() => true);
    if (mayOpen && details?.reason === 'install') {
      await browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
    }
  };
  startup.addListener(begin);
  managed.addListener(begin);
  installed.addListener(begin);
}
