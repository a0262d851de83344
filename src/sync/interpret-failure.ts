import type { AppError } from '../app-error.ts';
import type { FlashcardAnswer } from '../contract/upstream-resources.ts';
import type { ErrorCode } from '../model/error-code.ts';
import type { SyncRow } from '../store/content/content-database.ts';

/** Evidence that separates a broken rank from an unreachable server. */
export interface Evidence {
  /** Answers for other ranks. */
  answers: ReadonlyMap<number, FlashcardAnswer>;
  /** Expected distances between the ranks from the failing one. */
  strideAt: (index: number) => number;
  /** Requests the card of a rank once. */
  ask: (rank: number) => Promise<FlashcardAnswer>;
}

/** Failed runs before a failing rank is examined. */
const FAILURES_BEFORE_DOUBT = 2;
/** Ranks to try after a failing one to see whether the deck continues. */
const RANKS_BEHIND = 3;

/** Errors of answers that were not a card: the server has the rank but cannot return it. */
const UNREADABLE: readonly ErrorCode[] = ['answer-broken', 'response-too-large'];
/** Errors that a server may also return for every rank after its last card. */
const AMBIGUOUS: readonly ErrorCode[] = ['server-error', 'unreachable', 'timeout', 'not-the-api'];

/**
 * Decides the meaning of a rank that keeps failing. If the server still returns the previous card, the problem is the rank itself: it is skipped
 * if the deck continues after it, otherwise the deck ends there.
 *
 * @returns The answer to assume for the rank; `trouble` if the server or the network is the cause.
 */
export async function interpretFailure(
  { code, message }: AppError,
  rank: number,
  { failures, lastRank }: SyncRow,
  { answers, strideAt, ask }: Evidence,
): Promise<FlashcardAnswer | 'trouble'> {
  if (!UNREADABLE.includes(code) && !AMBIGUOUS.includes(code)) return 'trouble';
  const absent: FlashcardAnswer = { kind: 'absent', status: 0, problem: undefined };
  // A server that counts from 1 may fail at 0.
  if (rank === 0) return answers.get(1)?.kind === 'card' ? absent : 'trouble';
  if (failures < FAILURES_BEFORE_DOUBT || lastRank === undefined) return 'trouble';

  const tryCard = (at: number) => ask(at).catch(() => undefined);
  const isCard = async (at: number) => (answers.get(at) ?? (await tryCard(at)))?.kind === 'card';
  // A network that has just recovered would return the previous card, so the failing rank is requested between two such requests.
  if ((await tryCard(lastRank))?.kind !== 'card') return 'trouble';
  const answer = await tryCard(rank);
  if (answer) return answer;
  if ((await tryCard(lastRank))?.kind !== 'card') return 'trouble';

  const stride = strideAt(0);
  const passedOver: FlashcardAnswer = {
    kind: 'malformed',
    reason: message,
    next: stride > 1 ? rank + stride : undefined,
  };
  if (UNREADABLE.includes(code)) return passedOver;
  for (let index = 0, behind = rank; index < RANKS_BEHIND; index++) {
    behind += strideAt(index);
    if (await isCard(behind)) return passedOver;
  }
  return absent;
}
