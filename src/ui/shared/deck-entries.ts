import type { LanguageReference } from '../../model/language.ts';
import type { PairId } from '../../model/pair.ts';
import type { DeckSummary } from '../../model/source.ts';
import type { SyncStatus } from '../../model/sync.ts';
import { compareByName } from './written-language.ts';

/** A source that has cards here, or is on its way. */
export interface DeckEntry {
  /** Of the source, which a first sync has not made yet. */
  id: string;
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  deck: DeckSummary | undefined;
  /** Undefined when no sync is under way: a finished one is not of interest any more. */
  sync: SyncStatus | undefined;
  /** Answers that were no readable card when the deck was last synced: its cards may be missing. */
  skipped: number;
}

/**
 * Joins each source with the sync that writes it.
 *
 * @returns Ordered by the names of their languages, those of one pair as they are in `sources`.
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

/** As {@link listEntries}, with one entry for each pair: its main source, or the sync that brings its first one. */
export function listPairs(sources: readonly DeckSummary[], syncs: readonly SyncStatus[]): DeckEntry[] {
  const pairs = new Set(sources.map(({ pair }) => pair));
  return listEntries(sources, syncs).filter(({ pair, deck }) => (deck ? deck.isMain : !pairs.has(pair)));
}

function pick({ pair, from, to }: DeckSummary | SyncStatus) {
  return { pair, from, to };
}
