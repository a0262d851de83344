import type { PairId } from '../../contract/language-pair.ts';
import type { LanguageReference } from '../../contract/resources.ts';
import type { DeckSummary } from '../../messaging/deck-views.ts';
import type { SyncStatus } from '../../messaging/sync-views.ts';
import { compareByName } from './written-language.ts';

/** A deck that can be chosen: it has cards here, or is on its way. */
export interface DeckEntry {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  deck: DeckSummary | undefined;
  /** Undefined when no sync is under way: a finished one is not of interest any more. */
  sync: SyncStatus | undefined;
  /** Answers that were no readable card when the deck was last synced: its cards may be missing. */
  skipped: number;
}

/** Joins decks and syncs, ordered by the names of their languages. */
export function listEntries(decks: readonly DeckSummary[], syncs: readonly SyncStatus[]): DeckEntry[] {
  const entries = new Map<PairId, DeckEntry>();
  for (const deck of decks) entries.set(deck.pair, { ...pick(deck), deck, sync: undefined, skipped: 0 });
  for (const sync of syncs) {
    const deck = entries.get(sync.pair)?.deck;
    if (sync.state !== 'done') entries.set(sync.pair, { ...pick(sync), deck, sync, skipped: 0 });
    else if (deck) entries.set(sync.pair, { ...pick(deck), deck, sync: undefined, skipped: sync.skipped });
  }
  return [...entries.values()].sort((a, b) => compareByName(a.from, b.from) || compareByName(a.to, b.to));
}

function pick({ pair, from, to }: DeckSummary | SyncStatus) {
  return { pair, from, to };
}
