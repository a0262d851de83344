import { readSettings } from '../../src/settings/stored-settings.ts';
import type { Store } from '../../src/store/store.ts';
import { refreshDueDecks } from '../../src/sync/auto-refresh.ts';
import type { Sync } from '../../src/sync/sync.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';
import { onRestart, REFRESH_ALARM, setRefreshAlarm } from './lifetime.ts';

interface DeckRefreshParts {
  store: Store;
  changes: Pick<Changes, 'settings'>;
  events: Pick<HeldEvents, 'alarm' | 'installed' | 'startup'>;
  sync: Pick<Sync, 'start'>;
}

/** Refreshes server decks as often as the learner has chosen. */
export function startDeckRefresh({ store, changes, events, sync }: DeckRefreshParts): void {
  const period = async () => (await readSettings(store)).sync.autoRefresh;
  const refreshDecks = () =>
    void refreshDueDecks({ store, sync, period, now: Date.now }).catch(warn('Decks were not refreshed'));
  changes.settings.on((settings) => {
    setRefreshAlarm(settings.sync.autoRefresh !== 'off');
    refreshDecks();
  });
  onRestart(
    events,
    () =>
      void period().then(
        (chosen) => setRefreshAlarm(chosen !== 'off'),
        () => undefined,
      ),
  );
  events.alarm.addListener(({ name }) => {
    if (name === REFRESH_ALARM) refreshDecks();
  });
}
