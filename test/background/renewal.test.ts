import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createChanges } from '../../entrypoints/services/changes.ts';
import { startRenewal } from '../../entrypoints/services/renewal.ts';
import { createStarterDecks } from '../../src/library/starter-decks.ts';
import { allOf } from '../../src/store/content/key-range.ts';
import { INSTALLED, makeStartEvents, UPDATED } from '../support/held-events.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { makeDeck, makeStoreWith } from '../support/store.ts';

afterEach(() => void vi.useRealTimers());

const NOTED = 'decks.toRenew';
const starterDecks = createStarterDecks((file) => readFile(`assets/public/decks/${file}`, 'utf8'));

/** The renewal of a deck whose words have keys of other rules. @param failures - Of its renewal until now; undefined if it is not queued. */
async function start(failures?: number) {
  const store = await makeStoreWith(makeDeck());
  await store.content.words
    .where('[deck+firstKey]')
    .between(...allOf('spa-eng/1'))
    .modify((row) => {
      row.entries = row.entries.replace(/^/gm, '~');
    });
  const keyValues = makeKeyValues(new Map(failures === undefined ? [] : [[NOTED, { 'spa-eng': failures }]]));
  const changes = createChanges();
  const events = makeStartEvents();
  const onDecks = vi.fn();
  changes.decks.on(onDecks);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  startRenewal({ store, keyValues, changes, events, starterDecks });
  return { changes, events, onDecks, isNoted: () => 'spa-eng' in ((keyValues.items.get(NOTED) as object) ?? {}) };
}

type Started = Awaited<ReturnType<typeof start>>;

test.each<[string, number | undefined, (started: Started) => void]>([
  ['after an update', undefined, ({ events }) => events.installed.fire(UPDATED)],
  ['after an update of the browser', undefined, ({ events }) => events.installed.fire({ reason: 'chrome_update' })],
  ['soon after the start, if it is queued', 0, () => void vi.advanceTimersByTime(200)],
  ['when the browser starts, even if it has failed often', 5, ({ events }) => events.startup.fire()],
  [
    'soon after another deck was left unfinished, if it is queued',
    4,
    ({ changes }) => {
      changes.unfinishedDeck.emit();
      vi.advanceTimersByTime(500);
    },
  ],
])('a deck is renewed %s, and screens show it', async (_, failures, happen) => {
  const started = await start(failures);
  happen(started);
  vi.useRealTimers();
  await expect.poll(() => started.onDecks).toHaveBeenCalledTimes(1);
  await expect.poll(() => started.isNoted()).toBe(false);
});

test.each<[string, number | undefined, (started: Started) => void]>([
  ['after an installation', undefined, ({ events }) => events.installed.fire(INSTALLED)],
  ['soon after the start, if it has failed often', 5, () => void vi.advanceTimersByTime(200)],
])('no deck is renewed %s', async (_, failures, happen) => {
  const started = await start(failures);
  happen(started);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(started.onDecks).not.toHaveBeenCalled();
});
