import type { StoredCard } from '../../src/model/card.ts';
import { installSource, type NewSource } from '../../src/store/content/sources.ts';
import { openStore, type Store } from '../../src/store/store.ts';

/** A store of its own for one test. Not counted: a file that loads its modules anew would begin at one again. */
export function makeStore(): Store {
  return openStore(`-test-${crypto.randomUUID()}`);
}

export const SPANISH = { iso639_3: 'spa', name: 'Spanish' };
export const GERMAN = { iso639_3: 'deu', name: 'German' };
export const ENGLISH = { iso639_3: 'eng', name: 'English' };

/** Real Spanish cards in the order of a textbook. */
export const SPANISH_CARDS: StoredCard[] = [
  [1, 'de', ['of', 'from']],
  [2, 'que', ['that', 'which']],
  [3, 'no', ['no', 'not']],
  [4, 'a', ['to', 'at']],
  [5, 'ser', ['be'], ['es', 'fue', 'son', 'era']],
  [6, 'sí', ['yes']],
  [7, 'si', ['if', 'whether']],
  [8, 'año', ['year'], ['años']],
  [9, 'por supuesto', ['of course']],
  [10, 'por', ['for', 'by']],
];

export function makeDeck(deck: Partial<NewSource> = {}): NewSource {
  return {
    pair: 'spa-eng',
    from: SPANISH,
    to: ENGLISH,
    origin: { kind: 'upstream', address: 'http://127.0.0.1:8377' },
    cards: SPANISH_CARDS,
    ...deck,
  };
}

/** A store with the given decks in it. */
export async function makeStoreWith(...decks: NewSource[]): Promise<Store> {
  const store = makeStore();
  for (const deck of decks) await installSource(store, deck, 1_790_000_000_000);
  return store;
}

/** A deck of `count` numbered cards, ranks from 1. */
export function makeCards(count: number, word = (rank: number) => `palabra ${rank}`): StoredCard[] {
  return Array.from({ length: count }, (_, place) => [place + 1, word(place + 1), [`meaning ${place + 1}`]]);
}
