import type { PairId } from '../contract/language-pair.ts';
import { installStarterDeck, toStoredCards } from '../starter-decks/install.ts';
import { findDeck, hasCards, listDecks } from '../store/decks.ts';
import { createInTurn } from '../store/in-turn.ts';
import type { KeyValues } from '../store/journal.ts';
import { hasWordNotes } from '../store/word-notes.ts';
import { type DeckCheckParts, renewIndex } from './check-deck.ts';

/**
 * Brings decks up to a new version of the extension: what it makes of cards, such as the keys that words are found by, and its starter
 * decks may have changed.
 */
export interface Renewal {
  /** Notes all decks that are there, and renews them. */
  begin(): Promise<void>;
  /** Renews what is still noted. Called when the background starts: the one before may have been stopped midway. */
  goOn(): Promise<void>;
}

interface RenewalParts extends DeckCheckParts {
  keyValues: KeyValues;
  /** Runs the work while the browser is kept from stopping the background. */
  keepAwake: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called when a deck has changed. */
  onChange: () => void;
}

/** Decks to be renewed, and how often it has failed. */
type Noted = Record<PairId, number>;
const NOTED = 'decks.toRenew';

/** A deck that fails as often, each time at another start of the background, stays as it is until the next update: reading all of it is dear. */
const MOST_FAILURES = 5;

export function createRenewal(parts: RenewalParts): Renewal {
  const { store, keyValues, keepAwake, onChange } = parts;
  const inTurn = createInTurn();
  const run = (work: () => Promise<void>) => inTurn(() => keepAwake(work));

  /** What cannot be renewed now stays noted, and keeps no other deck from it. */
  async function renewNoted(): Promise<void> {
    const noted = { ...((await keyValues.get([NOTED]))[NOTED] as Noted | undefined) };
    const thrown: unknown[] = [];
    for (const [pair, failures] of Object.entries(noted)) {
      try {
        const isChanged = (await renewStarterDeck(parts, pair)) || (await renewIndex(parts, pair));
        if (isChanged === 'busy') continue;
        if (isChanged) onChange();
        delete noted[pair];
      } catch (failure) {
        thrown.push(failure);
        if (failures + 1 < MOST_FAILURES) noted[pair] = failures + 1;
        else delete noted[pair];
      }
      await keyValues.set({ [NOTED]: noted });
    }
    if (thrown.length > 0) throw thrown[0];
  }

  return {
    begin: () =>
      run(async () => {
        const noted: Noted = Object.fromEntries((await listDecks(store)).map(({ pair }) => [pair, 0]));
        await keyValues.set({ [NOTED]: noted });
        await renewNoted();
      }),
    goOn: () => run(renewNoted),
  };
}

/** @returns False for a deck that is no starter deck of this package, or has its cards. */
async function renewStarterDeck({ store, starterDecks, now }: DeckCheckParts, pair: PairId): Promise<boolean> {
  const deck = await findDeck(store, pair);
  if (deck?.origin.kind !== 'starter' || !(await starterDecks.has(pair))) return false;
  const file = await starterDecks.read(pair);
  if (hasWordNotes(deck, file) && (await hasCards(store, deck, toStoredCards(file)))) return false;
  await installStarterDeck(store, file, now(), deck);
  return true;
}
