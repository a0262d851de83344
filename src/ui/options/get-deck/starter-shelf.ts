import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../../messaging/client.ts';
import type { StarterDeckSummary } from '../../../model/deck.ts';
import type { LanguageReference } from '../../../model/language.ts';
import type { DeckSummary } from '../../../model/source.ts';
import { findSpoken } from '../../shared/spoken-language.ts';
import { listLanguages } from '../../shared/starter-choice.ts';
import { createStarters, type Starters } from '../../shared/starters.ts';
import { compareByLearners } from '../../shared/written-language.ts';

export type ShelfState = 'absent' | 'added';

export interface ShelfDeck extends StarterDeckSummary {
  state: ShelfState;
}

/** The starter decks with meanings in one language. */
export interface StarterShelf {
  starters: Starters;
  /** The available languages of meanings, by name. */
  targets: ReadonlySignal<LanguageReference[]>;
  to: ReadonlySignal<string | undefined>;
  /** Decks of that language: what most people learn first, then by name. */
  full: ReadonlySignal<ShelfDeck[]>;
  /** Decks of a few hundred words, listed after the full decks. */
  short: ReadonlySignal<ShelfDeck[]>;
  chooseTo(code: string): void;
  /** Adds a deck if it is missing. @returns Whether it was added. */
  add(deck: ShelfDeck): Promise<boolean>;
}

interface ShelfParts {
  send: Send;
  /** All sources of the library. */
  sources: ReadonlySignal<readonly DeckSummary[] | undefined>;
  /** BCP 47 tags of the browser's languages, best first. */
  spoken: readonly string[];
  /** Called when a deck was added. */
  onAdded: () => Promise<void>;
}

export function createStarterShelf({ send, sources, spoken, onAdded }: ShelfParts): StarterShelf {
  const starters = createStarters(send);
  const wantedTo = signal<string | undefined>(undefined);

  const list = computed(() => starters.list.value ?? []);
  const targets = computed(() => listLanguages(list.value.map((deck) => deck.to)));
  const to = computed(() => {
    const codes = targets.value.map(({ iso639_3 }) => iso639_3);
    if (wantedTo.value !== undefined && codes.includes(wantedTo.value)) return wantedTo.value;
    return findSpoken(codes, spoken) ?? codes[0];
  });
  // Compared as text: the card count of a deck grows while it is written, but the shelf does not change.
  const states = computed(() => list.value.map((deck) => findState(sources.value ?? [], deck)).join(' '));
  const shelf = computed(() => {
    const known = states.value.split(' ') as ShelfState[];
    return list.value
      .map((deck, index) => ({ ...deck, state: known[index] ?? 'absent' }))
      .filter((deck) => deck.to.iso639_3 === to.value)
      .sort((a, b) => compareByLearners(a.from, b.from));
  });

  return {
    starters,
    targets,
    to,
    full: computed(() => shelf.value.filter(({ kind }) => kind === 'words')),
    short: computed(() => shelf.value.filter(({ kind }) => kind === 'pictures')),
    chooseTo(code) {
      wantedTo.value = code;
    },
    async add({ pair, state }) {
      if (state === 'added' || !(await starters.add(pair))) return false;
      await onAdded();
      return true;
    },
  };
}

function findState(sources: readonly DeckSummary[], { pair }: StarterDeckSummary): ShelfState {
  return sources.some((source) => source.pair === pair && source.origin.kind === 'starter') ? 'added' : 'absent';
}
