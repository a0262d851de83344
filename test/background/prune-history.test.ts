import { expect, test, vi } from 'vitest';
import { ROLLOVER_ALARM } from '../../entrypoints/services/lifetime.ts';
import { startPruning } from '../../entrypoints/services/prune-history.ts';
import type { KeepPeriod } from '../../src/model/look-up.ts';
import { changeSettings } from '../../src/settings/stored-settings.ts';
import { makeStartEvents, toAlarm, UPDATED } from '../support/held-events.ts';
import { makeStore } from '../support/store.ts';

type Events = ReturnType<typeof makeStartEvents>;

test.each<[when: string, fire: (events: Events) => void, expected: KeepPeriod[]]>([
  ['at a start of the browser', ({ startup }) => startup.fire(), ['month']],
  ['after an update', ({ installed }) => installed.fire(UPDATED), ['month']],
  ['when a study day begins', ({ alarm }) => alarm.fire(toAlarm(ROLLOVER_ALARM)), ['month']],
  ['not at another alarm', ({ alarm }) => alarm.fire(toAlarm('sync')), []],
])('look-ups that are too old are dropped %s', async (_, fire, expected) => {
  const store = makeStore();
  await changeSettings(store, { history: { keep: 'month' } });
  const events = makeStartEvents();
  const pruned: KeepPeriod[] = [];
  startPruning({ store, events, history: { prune: async (keep) => void pruned.push(keep) } });
  fire(events);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(pruned).toEqual(expected);
});

test('a history that cannot be pruned is only reported', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const events = makeStartEvents();
  startPruning({ store: makeStore(), events, history: { prune: () => Promise.reject(new Error('full')) } });
  events.startup.fire();
  await vi.waitFor(() => expect(warned).toHaveBeenCalledWith('The history was not pruned:', expect.any(String)));
});
