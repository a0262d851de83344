import type { LanguageReference } from '../../model/language.ts';
import type { PairId } from '../../model/pair.ts';
import type { DeckSummary } from '../../model/source.ts';
import type { SyncStatus } from '../../model/sync.ts';
import { compareByName } from './written-language.ts';

/** A source on the device, or a first sync that will create one. */
export interface DeckEntry {
  /** Id of the source; undefined during a first sync. */
  id: string;
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  deck: DeckSummary | undefined;
  /** Undefined if no sync is under way. */
  sync: SyncStatus | undefined;
  /** Unreadable answers of the last sync, whose cards may be missing. */
  skipped: number;
}

/**
 * Joins each source with its sync.
 *
 * @returns Ordered by language names; sources of one pair keep the order of `sources`.
 */
export function listEntries(sources: readonly DeckSummary[], syncs: readonly SyncStatus[]): DeckEntry[] {
  const entries = new Map<string, DeckEntry>();
  for (const deck of sources) entries.set(deck.id, { ...pick(deck), id: deck.id, deck, sync: undefined, skipped: 0 });
  for (const sync of syncs) {
    const id = sync.source;
    const deck = entries.get(id)?.deck;
    if (sync.state !== 'done') entries.set(id, { ...pick(sync), id, deck, sync, skipped: 0 });
    else if (deck) entries.set(id, { ...pick(deck), id, deck, sync: undefined, skipped: sync.skipped });
  }
  return [...entries.values()].sort((a, b) => compareByName(a.from, b.from) || compareByName(a.to, b.to));
}

/** Like {@link listEntries}, with one entry per pair: its main source, or the sync that creates its first one. */
export function listPairs(sources: readonly DeckSummary[], syncs: readonly SyncStatus[]): DeckEntry[] {
  const pairs = new Set(sources.map(({ pair }) => pair));
  return listEntries(sources, syncs).filter(({ pair, deck }) => (deck ? deck.isMain : !pairs.has(pair)));
}

function pick({ pair, from, to }: DeckSummary | SyncStatus) {
  return { pair, from, to };
}
