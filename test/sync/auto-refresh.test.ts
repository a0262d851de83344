import { describe, expect, test } from 'vitest';
import type { RefreshPeriod } from '../../src/settings/settings.ts';
import type { SourceRow, SyncRow } from '../../src/store/content/content-database.ts';
import { putUpstream } from '../../src/store/content/upstreams.ts';
import { findDecksToRefresh, refreshDueDecks } from '../../src/sync/auto-refresh.ts';
import { makeDeck, makeStoreWith } from '../support/store.ts';

const NOW = 1_790_000_000_000;
const DAY_MS = 86_400_000;
const ADDRESS = 'https://cards.example.org';

function makeSourceRow(parts: Partial<SourceRow> = {}): SourceRow {
  const { pair, from, to } = makeDeck();
  return {
    id: pair,
    name: '',
    isMain: true,
    inLookups: true,
    inStudy: true,
    position: 0,
    pair,
    from,
    to,
    deck: 'spa-eng/1',
    origin: { kind: 'upstream', address: ADDRESS },
    cards: 10,
    firstRank: 1,
    lastRank: 10,
    endNext: undefined,
    indexedCards: 10,
    isComplete: true,
    changes: undefined,
    revision: 1,
    updatedAt: NOW - 8 * DAY_MS,
    ...parts,
  };
}

const syncOf = (parts: Partial<SyncRow>) => ({ pair: 'spa-eng', startedAt: NOW, ...parts }) as SyncRow;

describe('findDecksToRefresh', () => {
  test.each<[string, SourceRow, SyncRow | undefined, RefreshPeriod, boolean]>([
    ['eight days old, weekly', makeSourceRow(), undefined, 'weekly', true],
    ['eight days old, monthly', makeSourceRow(), undefined, 'monthly', false],
    ['eight days old, off', makeSourceRow(), undefined, 'off', false],
    ['six days old, weekly', makeSourceRow({ updatedAt: NOW - 6 * DAY_MS }), undefined, 'weekly', false],
    ['thirty days old, monthly', makeSourceRow({ updatedAt: NOW - 30 * DAY_MS }), undefined, 'monthly', true],
    [
      'dated by a clock that was a year ahead',
      makeSourceRow({ updatedAt: NOW + 365 * DAY_MS }),
      undefined,
      'weekly',
      true,
    ],
    [
      'from another server',
      makeSourceRow({ origin: { kind: 'upstream', address: 'https://b.example' } }),
      undefined,
      'weekly',
      false,
    ],
    ['from a file', makeSourceRow({ origin: { kind: 'file', name: 'words.csv' } }), undefined, 'weekly', false],
    ['not complete', makeSourceRow({ isComplete: false }), undefined, 'weekly', false],
    ['synced before', makeSourceRow(), syncOf({ state: 'done' }), 'weekly', true],
    ['being synced', makeSourceRow(), syncOf({ state: 'running' }), 'weekly', false],
    ['waiting for its server', makeSourceRow(), syncOf({ state: 'waiting' }), 'weekly', false],
    ['paused by the learner', makeSourceRow(), syncOf({ state: 'paused' }), 'weekly', false],
    ['failed an hour ago', makeSourceRow(), syncOf({ state: 'failed', startedAt: NOW - 3_600_000 }), 'weekly', false],
    ['failed two days ago', makeSourceRow(), syncOf({ state: 'failed', startedAt: NOW - 2 * DAY_MS }), 'weekly', true],
  ])('%s', (_, deck, sync, period, isDue) => {
    const found = findDecksToRefresh([deck], sync ? [sync] : [], { period, address: ADDRESS, now: NOW });
    expect(found).toEqual(isDue ? [{ from: 'spa', to: 'eng' }] : []);
  });
});

describe('refreshDueDecks', () => {
  const start = async (isConnected: boolean) => {
    const store = await makeStoreWith(makeDeck({ origin: { kind: 'upstream', address: ADDRESS } }));
    if (isConnected) await putUpstream(store, { address: ADDRESS, key: 'k', languages: [], connectedAt: 0 });
    const started: string[] = [];
    const sync = { start: async ({ from, to }: { from: string; to: string }) => void started.push(`${from}-${to}`) };
    await refreshDueDecks({ store, sync, period: async () => 'weekly', now: () => NOW + 7 * DAY_MS });
    return started;
  };

  test('starts the sync of a deck that is due', async () => {
    expect(await start(true)).toEqual(['spa-eng']);
  });

  test('sends no requests without a connected server', async () => {
    expect(await start(false)).toEqual([]);
  });
});
