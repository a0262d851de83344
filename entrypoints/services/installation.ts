import { createInstallation, type Installation } from '../../src/store/installation.ts';
import type { KeyValues } from '../../src/store/key-values.ts';
import type { Store } from '../../src/store/store.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';

/** Browsers report an installation within a second of the background's start. */
const INSTALLATION_MS = 5_000;

interface InstallationParts {
  store: Store;
  keyValues: KeyValues;
  changes: Pick<Changes, 'damage'>;
  events: Pick<HeldEvents, 'installed'>;
}

/** Notices at each start whether the browser has lost every store. */
export function startInstallation({ store, keyValues, changes, events }: InstallationParts): Installation {
  const installation = createInstallation(keyValues, store);
  events.installed.addListener(() => {
    installation.begin().then(changes.damage.emit, warn('The installation was not remembered'));
  });
  setTimeout(() => {
    installation.noteStart().then(changes.damage.emit, warn('The stores were not compared'));
  }, INSTALLATION_MS);
  return installation;
}
