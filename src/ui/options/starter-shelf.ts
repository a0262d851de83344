import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PairId } from '../../contract/language-pair.ts';
import type { LanguageReference } from '../../contract/resources.ts';
import type { Send } from '../../messaging/client.ts';
import type { StarterDeckSummary } from '../../messaging/deck-views.ts';
import type { DeckEntry } from '../shared/deck-entries.ts';
import { findSpoken } from '../shared/spoken-language.ts';
import { listLanguages } from '../shared/starter-choice.ts';
import { createStarters, type Starters } from '../shared/starters.ts';
import { compareByName } from '../shared/written-language.ts';

/** `other`: the pair has a deck from elsewhere here, or one on its way, which adding would put an end to. */
export type ShelfState = 'absent' | 'added' | 'other';

export interface ShelfDeck extends StarterDeckSummary {
  state: ShelfState;
}

/** The starter decks with meanings in one language, to be added to this machine. */
export interface StarterShelf {
  starters: Starters;
  /** The languages that meanings can be had in, by name. */
  targets: ReadonlySignal<LanguageReference[]>;
  to: ReadonlySignal<string | undefined>;
  /** Decks of that language, by name. */
  full: ReadonlySignal<ShelfDeck[]>;
  /** Those of a few hundred words; beside full ones they are not what a person looks for first. */
  short: ReadonlySignal<ShelfDeck[]>;
  /** The deck that would take another one's place, once that is confirmed. */
  replacing: Signal<PairId | undefined>;
  chooseTo(code: string): void;
  /** Adds a deck, or asks first where another one would be lost. @returns Whether it is there. */
  add(deck: ShelfDeck): Promise<boolean>;
  confirmReplacement(): Promise<boolean>;
}

interface ShelfParts {
  send: Send;
  /** The decks of this machine and those on their way. */
  entries: ReadonlySignal<DeckEntry[]>;
  /** BCP 47 tags of the browser's languages, best first. */
  spoken: readonly string[];
  /** Called when a deck was added. */
  onAdded: () => Promise<void>;
}

export function createStarterShelf({ send, entries, spoken, onAdded }: ShelfParts): StarterShelf {
  const starters = createStarters(send);
  const wantedTo = signal<string | undefined>(undefined);
  const replacing = signal<PairId | undefined>(undefined);

  const list = computed(() => starters.list.value ?? []);
  const targets = computed(() => listLanguages(list.value.map((deck) => deck.to)));
  const to = computed(() => {
    const codes = targets.value.map(({ iso639_3 }) => iso639_3);
    if (wantedTo.value !== undefined && codes.includes(wantedTo.value)) return wantedTo.value;
    return findSpoken(codes, spoken) ?? codes[0];
  });
  // As text: while a deck comes its card count grows all the time, and the shelf stays as it is.
  const states = computed(() => list.value.map((deck) => findState(entries.value, deck)).join(' '));
  const shelf = computed(() => {
    const known = states.value.split(' ') as ShelfState[];
    return list.value
      .map((deck, place) => ({ ...deck, state: known[place] ?? 'absent' }))
      .filter((deck) => deck.to.iso639_3 === to.value)
      .sort((a, b) => compareByName(a.from, b.from));
  });

  const put = async (pair: PairId) => {
    const isAdded = await starters.add(pair);
    if (isAdded) await onAdded();
    return isAdded;
  };

  return {
    starters,
    targets,
    to,
    full: computed(() => shelf.value.filter(({ kind }) => kind === 'words')),
    short: computed(() => shelf.value.filter(({ kind }) => kind === 'pictures')),
    replacing,
    chooseTo(code) {
      wantedTo.value = code;
      replacing.value = undefined;
    },
    async add({ pair, state }) {
      if (state === 'added') return false;
      replacing.value = state === 'other' ? pair : undefined;
      return state === 'absent' && put(pair);
    },
    async confirmReplacement() {
      const pair = replacing.value;
      if (pair === undefined) return false;
      replacing.value = undefined;
      return put(pair);
    },
  };
}

function findState(entries: readonly DeckEntry[], { pair }: StarterDeckSummary): ShelfState {
  const entry = entries.find((candidate) => candidate.pair === pair);
  if (entry === undefined) return 'absent';
  return entry.sync === undefined && entry.deck?.origin.kind === 'starter' ? 'added' : 'other';
}
