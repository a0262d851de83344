import type { PairId } from '../contract/language-pair.ts';
import type { DeckCheck } from '../messaging/check-views.ts';
import { installStarterDeck } from '../starter-decks/install.ts';
import type { StarterDecks } from '../starter-decks/starter-decks.ts';
import { type DeckFaults, dropDamaged, findDeckFaults } from '../store/check-deck.ts';
import type { DeckRow } from '../store/content-database.ts';
import type { Store } from '../store/store.ts';
import type { KnownForms } from '../store/word-entries.ts';
import { rebuildWordIndex } from '../store/word-index.ts';

export interface DeckCheckParts {
  store: Store;
  starterDecks: Pick<StarterDecks, 'has' | 'read' | 'forms'>;
  now: () => number;
}

/**
 * Reads all of a deck and repairs what it can: the word index from the cards, the cards of a starter deck from the package. What a
 * server or a file has given can only be fetched again; until then the deck goes on with the cards that can be read.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export async function checkDeck(parts: DeckCheckParts, pair: PairId): Promise<DeckCheck> {
  const { store, starterDecks } = parts;
  // A starter deck brings its forms with its cards.
  const formsOf = async ({ origin, from }: DeckRow): Promise<KnownForms> =>
    origin.kind === 'starter' ? new Map() : starterDecks.forms(from.iso639_3);
  const found = await findDeckFaults(store, pair, formsOf);
  const none = { pair, cards: 0, indexFaults: 0, lostCards: 0, cardsAre: 'all-there' } as const;
  if (found === undefined || found === 'busy') return { ...none, state: found ?? 'gone' };
  const { deck, cards, damaged, indexFaults } = found;
  const lostCards = Math.max(0, deck.cards - cards);
  const isDamaged = damaged.length > 0 || cards !== deck.cards;
  if (!isDamaged && indexFaults === 0) return { ...none, cards, state: 'right' };
  if (isDamaged && deck.origin.kind === 'starter') {
    const restored = await installStarterDeck(store, await starterDecks.read(pair), parts.now());
    return { pair, cards: restored.cards, state: 'repaired', indexFaults: 0, lostCards, cardsAre: 'restored' };
  }
  await repair(store, found, isDamaged, await formsOf(deck));
  const cardsAre = isDamaged ? 'lost' : 'all-there';
  return { pair, cards, state: 'repaired', indexFaults: isDamaged ? 0 : indexFaults, lostCards, cardsAre };
}

async function repair(store: Store, found: DeckFaults, isDamaged: boolean, forms: KnownForms): Promise<void> {
  const { deck, from } = found.deck;
  if (isDamaged) await dropDamaged(store, found);
  await rebuildWordIndex(store, deck, from.iso639_3, forms);
}
