import { effect, type ReadonlySignal } from '@preact/signals';
import type { PairId } from '../../model/pair.ts';
import type { DeckSummary } from '../../model/source.ts';

/** A starter deck is complete within seconds of its first cards. A slow device gets ten times as long. */
export const WHOLE_DECK_TIMEOUT_MS = 60_000;

/**
 * Waits until all cards of a deck are stored.
 *
 * @param decks - The decks as last loaded by the page. Each change restarts the timeout.
 * @param stop - Ends the wait early.
 * @returns The complete deck; undefined after the timeout or an early end.
 */
export function waitForWholeDeck(
  decks: ReadonlySignal<readonly DeckSummary[] | undefined>,
  pair: PairId,
  stop: AbortSignal,
): Promise<DeckSummary | undefined> {
  let dispose = () => {};
  return new Promise<DeckSummary | undefined>((resolve) => {
    dispose = effect(() => {
      const deck = decks.value?.find((candidate) => candidate.pair === pair && candidate.isMain);
      if (deck?.isComplete) resolve(deck);
      const timer = setTimeout(() => resolve(undefined), WHOLE_DECK_TIMEOUT_MS);
      return () => clearTimeout(timer);
    });
    stop.addEventListener('abort', () => resolve(undefined), { once: true });
  }).finally(() => dispose());
}

/** Waits while the cards of a starter deck arrive: a word of the rest would seem to be in no deck. A deck of a server may take a day. */
export async function waitForStarterDeck(decks: ReadonlySignal<readonly DeckSummary[]>, pair: PairId): Promise<void> {
  const deck = decks.value.find((candidate) => candidate.pair === pair && candidate.isMain);
  if (deck?.expectedCards === undefined || deck.isComplete) return;
  await waitForWholeDeck(decks, pair, new AbortController().signal);
}
