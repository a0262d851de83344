import { debounce } from '../../src/async/debounce.ts';
import { createRenewal } from '../../src/library/renewal.ts';
import type { StarterDecks } from '../../src/library/starter-decks.ts';
import type { KeyValues } from '../../src/store/key-values.ts';
import type { Store } from '../../src/store/store.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';
import { afterStart, keepAwake } from './lifetime.ts';

/** The first card of a new deck is shown before the other cards keep this thread busy. */
const FIRST_CARD_MS = 400;

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
  const onFailure = warn('Decks were not renewed');
  const run = (work: () => Promise<void>) => void work().catch(onFailure);
  events.installed.addListener(({ reason }) => {
    // A new browser version may normalise words differently.
    if (reason !== 'install') run(renewal.begin);
  });
  events.startup.addListener(() => run(renewal.retry));
  changes.unfinishedDeck.on(debounce(renewal.resume, { quietMs: FIRST_CARD_MS, onFailure }));
  afterStart(() => run(renewal.resume));
}
