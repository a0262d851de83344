import { AppError } from '../app-error.ts';
import type { FlashcardAnswer } from '../contract/upstream-resources.ts';
import type { SyncRow } from '../store/content/content-database.ts';

/** Failed runs, about 15 minutes, after which a missing card counts as removed from the server's deck. */
const FAILURES_BEFORE_LOSS = 12;

/**
 * Decides whether a rank without a card may be the deck's end. A broken server, such as one behind a proxy during a deployment, answers 404 for
 * every rank. Then a card that it returned a moment ago is missing as well.
 *
 * @param row - Stored up to the rank. Without any card, the answer is accepted.
 * @param firstRank - Rank of the deck's first card. If the server still returns it, the deck has become shorter and ends here.
 * @param ask - Requests the card of a rank once.
 * @throws {AppError} `server-error` if the server is broken, and errors of `ask`.
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
