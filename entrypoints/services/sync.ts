import type { ContractClient } from '../../src/contract/client.ts';
import type { HttpServer } from '../../src/contract/http-transport.ts';
import type { Store } from '../../src/store/store.ts';
import { systemEnvironment } from '../../src/sync/environment.ts';
import { createSync, type Sync, type SyncOptions } from '../../src/sync/sync.ts';
import type { HeldEvents } from '../background/held-events.ts';
import type { Changes } from './changes.ts';
import { afterStart, hasSyncAlarm, keepAwake, SYNC_ALARM, setSyncAlarm } from './lifetime.ts';

interface SyncParts {
  store: Store;
  clientFor: (server: HttpServer) => ContractClient;
  starterDecks: { forms: SyncOptions['forms'] };
  changes: Pick<Changes, 'decks' | 'sync'>;
  events: Pick<HeldEvents, 'alarm' | 'startup' | 'online'>;
}

/** Copies decks from the connected server, and resumes at each start. */
export function startSync({ store, clientFor, starterDecks, changes, events }: SyncParts): Sync {
  const sync = createSync({
    store,
    clientFor: ({ address, key }) => clientFor({ baseUrl: address, key }),
    forms: starterDecks.forms,
    environment: systemEnvironment,
    onChange: changes.decks.emit,
    onProgress: changes.sync.emit,
    onUnfinished: setSyncAlarm,
    keepAwake,
  });
  events.alarm.addListener(({ name }) => {
    if (name === SYNC_ALARM) sync.wake();
  });
  // Without a listener the browser would not start the background, and a sync would wait for the learner.
  events.startup.addListener(sync.wake);
  events.online.addListener(() => sync.networkReturned().catch(() => undefined));
  // A background that is often stopped has no time to lose with a sync that is under way.
  void hasSyncAlarm().then((isUnfinished) => isUnfinished && sync.wake());
  afterStart(sync.wake);
  return sync;
}
