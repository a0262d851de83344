import type { PairId } from '../contract/language-pair.ts';
import { installStarterDeck, toStoredCards } from '../starter-decks/install.ts';
import { findDeck, hasCards, listDecks } from '../store/decks.ts';
import type { KeyValues } from '../store/journal.ts';
import { checkDeck, type DeckCheckParts } from './check-deck.ts';

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

/** {@link PairId}s of decks to be renewed. */
const NOTED = 'decks.toRenew';

export function createRenewal(parts: RenewalParts): Renewal {
  const { store, keyValues, keepAwake, onChange } = parts;
  let tail: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const run = tail.then(() => keepAwake(work));
    tail = run.catch(() => undefined);
    return run;
  };

  const readNoted = async () => ((await keyValues.get([NOTED]))[NOTED] ?? []) as PairId[];

  /** What cannot be renewed now stays noted, and keeps no other deck from it. */
  async function renewNoted(): Promise<void> {
    let noted = await readNoted();
    const failures: unknown[] = [];
    for (const pair of noted) {
      try {
        const state = await renew(parts, pair);
        if (state === 'changed') onChange();
        if (state === 'busy') continue;
        noted = noted.filter((other) => other !== pair);
        await keyValues.set({ [NOTED]: noted });
      } catch (thrown) {
        failures.push(thrown);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    begin: () =>
      inTurn(async () => {
        const pairs = (await listDecks(store)).map(({ pair }) => pair);
        await keyValues.set({ [NOTED]: pairs });
        await renewNoted();
      }),
    goOn: () => inTurn(renewNoted),
  };
}

/** @returns `busy` where a sync is writing the deck. */
async function renew(parts: DeckCheckParts, pair: PairId): Promise<'right' | 'changed' | 'busy'> {
  if (await renewStarterDeck(parts, pair)) return 'changed';
  const { state } = await checkDeck(parts, pair);
  if (state === 'busy') return 'busy';
  return state === 'repaired' ? 'changed' : 'right';
}

/** @returns False for a deck that is no starter deck of this package, or has its cards. */
async function renewStarterDeck({ store, starterDecks, now }: DeckCheckParts, pair: PairId): Promise<boolean> {
  const deck = await findDeck(store, pair);
  if (deck?.origin.kind !== 'starter' || !(await starterDecks.has(pair))) return false;
  const file = await starterDecks.read(pair);
  if (await hasCards(store, deck, toStoredCards(file))) return false;
  await installStarterDeck(store, file, now());
  return true;
}
