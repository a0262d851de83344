import { readSettings } from '../../src/settings/stored-settings.ts';
import type { Store } from '../../src/store/store.ts';
import type { History } from '../../src/study/history/history.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';
import { onRestart, ROLLOVER_ALARM } from './lifetime.ts';

interface PruneParts {
  store: Store;
  history: Pick<History, 'prune'>;
  events: Pick<HeldEvents, 'installed' | 'startup' | 'alarm'>;
}

/**
 * Drops look-ups that are too old, at each start of the browser and each day. Not at once when the learner chooses a shorter time, who may have
 * pressed the wrong entry.
 */
export function startPruning({ store, history, events }: PruneParts): void {
  const prune = async () => history.prune((await readSettings(store)).history.keep);
  const pruneSoon = () => void prune().catch(warn('The history was not pruned'));
  onRestart(events, pruneSoon);
  events.alarm.addListener(({ name }) => {
    if (name === ROLLOVER_ALARM) pruneSoon();
  });
}
