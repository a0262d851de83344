import { createHash } from 'node:crypto';
import type { ServedDeck } from './deck-source.ts';

/** Digest of all decks. Any change of a card, an order or a language changes it; copies of a server agree on it. */
export function digestDecks(decks: readonly ServedDeck[]): string {
  const hash = createHash('sha256');
  for (const { from, to, cards } of decks) {
    hash.update(JSON.stringify([from, to, cards.length]));
    for (const [word, meanings] of cards) hash.update(JSON.stringify([word, meanings]));
  }
  return hash.digest('base64url');
}
