import type { StoredCard } from '../../src/model/card.ts';
import type { ContentDatabase } from '../../src/store/content/content-database.ts';
import { installSource, type NewSource } from '../../src/store/content/sources.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { StudyDatabase } from '../../src/store/study/study-database.ts';

/** A store whose tables a test may access directly. */
export type TestStore = Store & { content: ContentDatabase; study: StudyDatabase };

/**
 * A separate store for one test. Its name is random, because a counter would restart in a file that reloads its
 * modules.
 */
export function makeStore(): TestStore {
  return openTestStore(`-test-${crypto.randomUUID()}`);
}

/** Opens a store with its tables. @param open - As `openStore` takes it. */
export function openTestStore(...open: Parameters<typeof openStore>): TestStore {
  // The narrower type of `openStore` hides the tables.
  return openStore(...open) as TestStore;
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
export async function makeStoreWith(...decks: NewSource[]): Promise<TestStore> {
  const store = makeStore();
  for (const deck of decks) await installSource(store, deck, 1_790_000_000_000);
  return store;
}

/** A deck of `count` numbered cards, ranks from 1. */
export function makeCards(count: number, word = (rank: number) => `palabra ${rank}`): StoredCard[] {
  return Array.from({ length: count }, (_, index) => [index + 1, word(index + 1), [`meaning ${index + 1}`]]);
}
