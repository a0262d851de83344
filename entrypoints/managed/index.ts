import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { applyPolicy } from '../../src/policy/apply-policy.ts';
import { readPolicy } from '../../src/policy/policy.ts';
import { warn } from '../background/warn.ts';
import { offerManaged } from '../services/managed-script.ts';

/** The part of the background that does what the device's administrator has set. */
export default defineUnlistedScript(() => {
  // Otherwise a content script could read the key. Firefox lacks this.
  browser.storage.managed.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => undefined);
  offerManaged(async (given, handlers) => {
    const policy = readPolicy(given);
    const sender = { id: browser.runtime.id, url: browser.runtime.getURL('/') };
    const failures = await applyPolicy(policy, {
      connect: (server) => handlers['upstream.connect'](server, sender),
      async listPairs() {
        const [decks, syncs] = await Promise.all([
          handlers['deck.list']({}, sender),
          handlers['sync.status']({}, sender),
        ]);
        return [...decks, ...syncs].map(({ pair }) => pair);
      },
      sync: (pair) => handlers['sync.start'](pair, sender),
      install: (pair) => handlers['deck.install']({ pair }, sender),
      switchOff: (site) => handlers['hover.changeSite']({ site, isOff: true }, sender),
    });
    // Their texts quote no key.
    for (const failure of failures) warn('A managed setting was not applied')(failure);
    if (!policy.firstSteps) await closeFirstSteps();
    return policy.firstSteps;
  });
});

/** Chrome opens them before it tells what is set. */
async function closeFirstSteps(): Promise<void> {
  const page = browser.runtime.getURL('/welcome.html');
  // Firefox lacks this, and has nothing to close.
  const open = await browser.runtime.getContexts?.({ contextTypes: ['TAB'] });
  const tabs = (open ?? []).filter(({ documentUrl }) => documentUrl === page).map(({ tabId }) => tabId);
  await browser.tabs.remove(tabs);
}
