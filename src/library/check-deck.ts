import type { DeckCheck } from '../model/check.ts';
import type { SourceId } from '../model/source.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { toPair } from '../store/content/sources.ts';
import type { KnownForms } from '../store/content/write/card-entries.ts';
import { type DeckFaults, dropDamaged, findDeckFaults } from '../store/content/write/check-deck.ts';
import { rebuildWordIndex } from '../store/content/write/word-index.ts';
import type { Store } from '../store/store.ts';
import { replaceStarterDeck } from './replace.ts';
import type { StarterDecks } from './starter-decks.ts';

export interface DeckCheckParts {
  store: Store;
  starterDecks: Pick<StarterDecks, 'has' | 'readParts' | 'forms'>;
  now: () => number;
}

/**
 * Reads a whole deck and repairs it: the word index from the cards, the cards of a starter deck from the package. Cards from a server or a file
 * can only be fetched again; until then the deck works with the readable cards.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export async function checkDeck(parts: DeckCheckParts, id: SourceId): Promise<DeckCheck> {
  const { store, starterDecks } = parts;
  const found = await findFaults(parts, id);
  const pair = toPair(id);
  const none = { pair, cards: 0, indexFaults: 0, lostCards: 0, cardsAre: 'all-there' } as const;
  if (found === undefined || found === 'busy') return { ...none, state: found ?? 'gone' };
  const { deck, cards, indexFaults } = found;
  // The first cards are stored, and the others are being written.
  if (isUnfinished(deck)) return { ...none, cards, state: 'busy' };
  const lostCards = Math.max(0, deck.cards - cards);
  if (!isDamaged(found) && indexFaults === 0) return { ...none, cards, state: 'right' };
  if (isDamaged(found) && deck.origin.kind === 'starter' && (await starterDecks.has(pair))) {
    const restored = await replaceStarterDeck(store, await starterDecks.readParts(pair), parts.now(), deck);
    return { pair, cards: restored.cards, state: 'repaired', indexFaults: 0, lostCards, cardsAre: 'restored' };
  }
  if (isDamaged(found)) await dropDamaged(store, found);
  await makeIndex(parts, deck);
  const repaired = { pair, cards, state: 'repaired', lostCards } as const;
  if (isDamaged(found)) return { ...repaired, indexFaults: 0, cardsAre: 'lost' };
  return { ...repaired, indexFaults, cardsAre: 'all-there' };
}

/**
 * Rebuilds a deck's word index if it is outdated. Unreadable cards are left to {@link checkDeck}, which reports them, and so is their index.
 *
 * @returns Whether it was rebuilt; `busy` if a sync is writing the deck.
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export async function renewIndex(parts: DeckCheckParts, id: SourceId): Promise<boolean | 'busy'> {
  const found = await findFaults(parts, id);
  if (found === 'busy') return 'busy';
  if (!found || isDamaged(found) || found.indexFaults === 0) return false;
  await makeIndex(parts, found.deck);
  return true;
}

const findFaults = (parts: DeckCheckParts, id: SourceId) =>
  findDeckFaults(parts.store, id, (deck) => findForms(parts, deck));

/** The cards of a starter deck include their forms. */
async function findForms(
  { starterDecks }: DeckCheckParts,
  { origin, from }: SourceRow,
): Promise<KnownForms | undefined> {
  return origin.kind === 'starter' ? undefined : starterDecks.forms(from.iso639_3);
}

/** Whether only the first cards of a starter deck are stored. */
export const isUnfinished = ({ origin, isComplete }: SourceRow) => origin.kind === 'starter' && !isComplete;

const isDamaged = ({ damaged, cards, deck }: DeckFaults) => damaged.length > 0 || cards !== deck.cards;

async function makeIndex(parts: DeckCheckParts, deck: SourceRow): Promise<void> {
  await rebuildWordIndex(parts.store, deck.deck, deck.from.iso639_3, await findForms(parts, deck));
}
