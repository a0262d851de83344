import { type LanguagePair, type PairId, toPairId } from '../../../model/pair.ts';

/** A deck that the package has no room for: a file that each release publishes. */
export interface PublishedDeck {
  pair: PairId;
  cards: number;
  sizeBytes: number;
  /** Part of Unicode's names of pictures that the deck translates as Unicode does, 0 to 1. */
  agreement: number;
}

/** Content of `deck-files.json`, which `npm run decks:release` writes. */
export interface PublishedDecks {
  /** Address of the folder, with a slash at the end. Wayword never requests it: a person follows the link. */
  address: string;
  decks: readonly PublishedDeck[];
}

/** Reads the list from the package. */
export async function readPublishedDecks(): Promise<PublishedDecks> {
  return (await (await fetch('/deck-files.json')).json()) as PublishedDecks;
}

/** Name of the file of a pair's deck, as the builder writes it. */
export const toFileName = (pair: PairId) => `${pair}.json`;

export interface DeckFileOffer extends PublishedDeck {
  name: string;
  url: string;
}

export function findPublished({ address, decks }: PublishedDecks, pair: LanguagePair): DeckFileOffer | undefined {
  const found = decks.find((deck) => deck.pair === toPairId(pair));
  if (!found) return undefined;
  const name = toFileName(found.pair);
  return { ...found, name, url: address + name };
}
