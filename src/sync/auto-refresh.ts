import { type LanguagePair, toLanguagePair } from '../model/pair.ts';
import type { RefreshPeriod } from '../settings/settings.ts';
import type { SourceRow, SyncRow } from '../store/content/content-database.ts';
import { listSources } from '../store/content/sources.ts';
import { findUpstream } from '../store/content/upstreams.ts';
import { listSyncs } from '../store/content/write/syncs.ts';
import type { Store } from '../store/store.ts';
import type { Sync } from './sync.ts';

const DAY_MS = 86_400_000;
const PERIOD_DAYS: Record<Exclude<RefreshPeriod, 'off'>, number> = { weekly: 7, monthly: 30 };

export interface RefreshQuestion {
  period: RefreshPeriod;
  /** Base URL of the connected server. */
  address: string;
  now: number;
}

/** Decks from the connected server that are old enough to refresh. */
export function findDecksToRefresh(
  decks: readonly SourceRow[],
  syncs: readonly SyncRow[],
  { period, address, now }: RefreshQuestion,
): LanguagePair[] {
  if (period === 'off') return [];
  const periodMs = PERIOD_DAYS[period] * DAY_MS;
  return decks
    .filter(({ isComplete, origin }) => isComplete && origin.kind === 'upstream' && origin.address === address)
    .filter(({ updatedAt }) => isOlder(updatedAt, periodMs, now))
    .filter(({ pair }) =>
      isFree(
        syncs.find((sync) => sync.pair === pair),
        now,
      ),
    )
    .map(({ pair }) => toLanguagePair(pair));
}

/** A date in the future came from a wrong clock, so the age is unknown. */
function isOlder(at: number, ms: number, now: number): boolean {
  return at > now || now - at >= ms;
}

/** Skips syncs under way or paused. Failed ones are retried on another day. */
function isFree(sync: SyncRow | undefined, now: number): boolean {
  if (sync === undefined || sync.state === 'done') return true;
  return sync.state === 'failed' && isOlder(sync.startedAt, DAY_MS, now);
}

export interface AutoRefreshOptions {
  store: Store;
  sync: Pick<Sync, 'start'>;
  period: () => Promise<RefreshPeriod>;
  now: () => number;
}

/** Starts the sync of all decks due for a refresh. Safe to call often. */
export async function refreshDueDecks({ store, sync, period, now }: AutoRefreshOptions): Promise<void> {
  const upstream = await findUpstream(store);
  if (!upstream) return;
  const [decks, syncs] = [await listSources(store), await listSyncs(store)];
  const question = { period: await period(), address: upstream.address, now: now() };
  for (const pair of findDecksToRefresh(decks, syncs, question)) await sync.start(pair);
}
