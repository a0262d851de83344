import { type DeckChanges, type DeckSummary, isDictionary, isOfFacts } from '../../../model/source.ts';
import type { SyncStatus } from '../../../model/sync.ts';
import type { DeckEntry } from '../../shared/deck-entries.ts';

/** A button of a deck, in the order of the screen. */
export type DeckButton = 'refresh' | 'make-main' | 'rename' | 'export' | 'remove';

export type DeckUse = 'inLookups' | 'inStudy';

/** The sync of a deck, its buttons, or what one of them opened in their place. `empty`: there is neither a deck nor a sync. */
export type DeckBodyState =
  | { kind: 'empty' }
  | { kind: 'syncing'; sync: SyncStatus }
  | { kind: 'removing' | 'renaming'; deck: DeckSummary }
  | { kind: 'buttons'; deck: DeckSummary; buttons: DeckButton[] };

/** What the row of a deck shows, from top to bottom. Undefined and `false` parts are absent. */
export interface DeckRowState {
  heading: {
    /** The name of one source among several of its pair, or the languages of the only one. Facts are about one language. */
    names: 'source' | 'pair' | 'language';
    badges: ('main' | 'dictionary')[];
  };
  facts: {
    /** The learner's name for the only source of a pair. The heading of one among several has it already. */
    name: string | undefined;
    /** Answers that the last sync could not read; 0 for none. */
    unread: number;
    changes: DeckChanges | undefined;
    /** The uses that can be switched. */
    uses: DeckUse[];
  };
  body: DeckBodyState;
  /** Whether a deck to study can be made of it: it is a dictionary, or its cards are in the order of their frequency. */
  canMakeDeck: boolean;
}

interface DeckRowFacts {
  entry: Pick<DeckEntry, 'deck' | 'sync' | 'skipped'>;
  /** Whether the pair has other sources, too. */
  isOneOfSeveral: boolean;
  /** Whether its server can be asked for a newer edition. */
  canRefresh: boolean;
  /** Whether its removal awaits confirmation. */
  isRemoving: boolean;
  isRenaming: boolean;
}

export function describeDeckRow(row: DeckRowFacts): DeckRowState {
  const { isOneOfSeveral, entry } = row;
  const { deck, sync, skipped } = entry;
  const hasFacts = deck !== undefined && isOfFacts(deck);
  return {
    heading: {
      names: isOneOfSeveral ? 'source' : hasFacts ? 'language' : 'pair',
      badges: deck ? listBadges(deck, isOneOfSeveral) : [],
    },
    facts: {
      name: isOneOfSeveral ? undefined : deck?.name || undefined,
      unread: skipped,
      changes: sync ? undefined : deck?.changes,
      uses: hasFacts ? ['inLookups'] : deck && isOneOfSeveral ? ['inLookups', 'inStudy'] : [],
    },
    body: findBody(row),
    canMakeDeck: deck !== undefined && !hasFacts && sync === undefined && hasOrder(deck),
  };
}

function listBadges(deck: DeckSummary, isOneOfSeveral: boolean): DeckRowState['heading']['badges'] {
  const badges: DeckRowState['heading']['badges'] = [];
  if (isOneOfSeveral && deck.isMain) badges.push('main');
  if (isDictionary(deck.origin)) badges.push('dictionary');
  return badges;
}

function findBody(row: DeckRowFacts): DeckBodyState {
  const { deck, sync } = row.entry;
  if (sync) return { kind: 'syncing', sync };
  if (!deck) return { kind: 'empty' };
  if (row.isRemoving) return { kind: 'removing', deck };
  return row.isRenaming ? { kind: 'renaming', deck } : { kind: 'buttons', deck, buttons: listButtons(deck, row) };
}

function listButtons(deck: DeckSummary, { isOneOfSeveral, canRefresh }: DeckRowFacts): DeckButton[] {
  if (isOfFacts(deck)) return ['rename', 'remove'];
  const buttons: DeckButton[] = [];
  if (canRefresh) buttons.push('refresh');
  if (isOneOfSeveral && !deck.isMain) buttons.push('make-main');
  return [...buttons, 'rename', 'export', 'remove'];
}

function hasOrder({ origin }: DeckSummary): boolean {
  return origin.kind === 'file' && (origin.isRanked === true || isDictionary(origin));
}
