import { createRenewal } from '../../src/library/renewal.ts';
import type { StarterDecks } from '../../src/library/starter-decks.ts';
import type { KeyValues } from '../../src/store/key-values.ts';
import type { Store } from '../../src/store/store.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';
import { afterStart, keepAwake } from './lifetime.ts';

interface RenewalParts {
  store: Store;
  keyValues: KeyValues;
  changes: Pick<Changes, 'decks' | 'unfinishedDeck'>;
  events: Pick<HeldEvents, 'installed' | 'startup'>;
  starterDecks: StarterDecks;
}

/** Updates decks to the running version of the extension, and completes starter decks. */
export function startRenewal({ store, keyValues, changes, events, starterDecks }: RenewalParts): void {
  const renewal = createRenewal({
    store,
    starterDecks,
    keyValues,
    keepAwake,
    onChange: changes.decks.emit,
    now: Date.now,
  });
  const run = (work: () => Promise<void>) => void work().catch(warn('Decks were not renewed'));
  events.installed.addListener(({ reason }) => {
    // A new browser version may normalise words differently.
    if (reason !== 'install') run(renewal.begin);
  });
  events.startup.addListener(() => run(renewal.retry));
  changes.unfinishedDeck.on(() => run(renewal.resume));
  afterStart(() => run(renewal.resume));
}
