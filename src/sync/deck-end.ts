import { AppError } from '../app-error.ts';
import type { FlashcardAnswer } from '../contract/upstream-resources.ts';
import type { SyncRow } from '../store/content/content-database.ts';

/** A card that is still missing after so many failed runs, a quarter of an hour of them, is gone from the server's deck for good. */
const FAILURES_BEFORE_LOSS = 12;

/**
 * Tells whether a rank without a card may be the deck's end. A server that has lost its way, as behind a proxy while a new version
 * of it starts, answers 404 for every rank: then a card that it gave a moment ago is missing as well.
 *
 * @param row - Stored up to the rank. Without a card in it nothing can be told, and the answer is taken at its word.
 * @param firstRank - Rank of the deck's first card. While the server gives that one, a deck that has become shorter ends here.
 * @param ask - Asks once for the card of a rank.
 * @throws {AppError} `server-error` when the server is to blame, and what `ask` throws.
 */
export async function assertServesCards(
  { lastRank, failures }: SyncRow,
  firstRank: number | undefined,
  ask: (rank: number) => Promise<FlashcardAnswer>,
): Promise<void> {
  const witnesses = [lastRank, failures < FAILURES_BEFORE_LOSS ? undefined : firstRank];
  const known = witnesses.filter((rank) => rank !== undefined);
  for (const rank of known) if ((await ask(rank)).kind === 'card') return;
  if (known.length > 0) throw new AppError('server-error', `Expected the card of rank ${lastRank} again, got none.`);
}
