import { createQueue } from '../async/queue.ts';
import { hasDeckNotes } from '../model/deck.ts';
import type { SourceId } from '../model/source.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { findSource, hasCards, listSources, toPair } from '../store/content/sources.ts';
import type { KeyValues } from '../store/key-values.ts';
import { type DeckCheckParts, isUnfinished, renewIndex } from './check-deck.ts';
import { replaceStarterDeck } from './replace.ts';
import type { StarterDecks } from './starter-decks.ts';
import { toStoredBatches } from './stored-cards.ts';

/**
 * Updates decks to the running version of the extension: an update may change starter decks and derived data, such as the keys of words. It also
 * writes the remaining cards of a new starter deck.
 */
export interface Renewal {
  /** Queues all existing decks for renewal, and renews them. */
  begin(): Promise<void>;
  /**
   * Renews queued decks, and completes starter decks of which only the first cards are stored. Called at the start of the background, because the
   * previous one may have been stopped midway, and after a starter deck was added.
   */
  resume(): Promise<void>;
  /** The same, including decks that failed too often. Called when the browser starts. */
  retry(): Promise<void>;
}

interface RenewalParts extends DeckCheckParts {
  starterDecks: DeckCheckParts['starterDecks'] & Pick<StarterDecks, 'forgetParts'>;
  keyValues: KeyValues;
  /** Runs work while keeping the background alive. */
  keepAwake: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called after a deck changed. */
  onChange: () => void;
}

/** Queued decks with their number of failures. */
type Noted = Record<SourceId, number>;
const NOTED = 'decks.toRenew';

/** Failures after which a deck is skipped until the next browser start or update, because reading a whole deck is expensive. */
const MOST_FAILURES = 5;

export function createRenewal(parts: RenewalParts): Renewal {
  const { store, keyValues, keepAwake, onChange } = parts;
  const enqueue = createQueue();

  const readNoted = async () => ((await keyValues.get([NOTED]))[NOTED] as Noted | undefined) ?? {};
  const listNoted = async (isWanted: (deck: SourceRow) => boolean): Promise<Noted> =>
    Object.fromEntries((await listSources(store)).filter(isWanted).map(({ id }) => [id, 0]));

  /** Renews decks one at a time. A deck that fails stays queued and does not stop the others. */
  async function renew(noted: Noted): Promise<void> {
    const thrown: unknown[] = [];
    for (const [key, failures] of Object.entries(noted)) {
      const id = key as SourceId;
      if (failures >= MOST_FAILURES) continue;
      try {
        const isChanged = (await renewStarterDeck(parts, id)) || (await renewIndex(parts, id));
        if (isChanged === 'busy') continue;
        if (isChanged) onChange();
        delete noted[id];
      } catch (failure) {
        thrown.push(failure);
        noted[id] = failures + 1;
      }
      await keyValues.set({ [NOTED]: noted });
    }
    if (thrown.length > 0) throw thrown[0];
  }

  const resume = async (wasGivenUp: boolean) => {
    const stored = Object.entries(await readNoted()).map(([id, failures]) => [id, wasGivenUp ? 0 : failures]);
    const noted: Noted = { ...(await listNoted(isUnfinished)), ...Object.fromEntries(stored) };
    // Usually nothing is queued.
    if (Object.keys(noted).length > 0) await keepAwake(() => renew(noted));
  };
  /** A deck whose first cards were stored is complete, or its renewal failed. */
  const forgetParts = () => parts.starterDecks.forgetParts();

  return {
    begin: () =>
      enqueue(async () => {
        const noted = await listNoted(() => true);
        await keyValues.set({ [NOTED]: noted });
        await keepAwake(() => renew(noted));
      }),
    resume: () => enqueue(() => resume(false)).finally(forgetParts),
    retry: () => enqueue(() => resume(true)),
  };
}

/** @returns False for a deck that is not a starter deck of this package, or that already has its cards. */
async function renewStarterDeck({ store, starterDecks, now }: DeckCheckParts, id: SourceId): Promise<boolean> {
  const deck = await findSource(store, id);
  const pair = toPair(id);
  if (deck?.origin.kind !== 'starter' || !(await starterDecks.has(pair))) return false;
  const parts = await starterDecks.readParts(pair);
  const isSame =
    deck.isComplete && hasDeckNotes(deck, parts.file) && (await hasCards(store, deck, toStoredBatches(parts)));
  if (isSame) return false;
  await replaceStarterDeck(store, parts, now(), deck);
  return true;
}
