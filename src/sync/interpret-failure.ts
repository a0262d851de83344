import type { AppError } from '../app-error.ts';
import type { FlashcardAnswer } from '../contract/upstream-resources.ts';
import type { ErrorCode } from '../model/error-code.ts';
import type { SyncRow } from '../store/content/content-database.ts';

/** What tells a rank that the server cannot give from a server that cannot be reached. */
export interface Evidence {
  /** Answers that came for other ranks. */
  answers: ReadonlyMap<number, FlashcardAnswer>;
  /** Distances expected between the ranks from the failing one on. */
  strideAt: (place: number) => number;
  /** Asks once for the card of a rank. */
  ask: (rank: number) => Promise<FlashcardAnswer>;
}

/** A failing rank is looked into only after so many failed runs at it. */
const FAILURES_BEFORE_DOUBT = 2;
/** Behind a failing rank the deck goes on if there is a card at one of so many. */
const RANKS_BEHIND = 3;

/** The server answered, and what it sent was no card: it has the rank, but cannot give it. */
const UNREADABLE: readonly ErrorCode[] = ['answer-broken', 'response-too-large'];
/** A server may also answer so for every rank behind its last card. */
const AMBIGUOUS: readonly ErrorCode[] = ['server-error', 'unreachable', 'timeout', 'not-the-api'];

/**
 * Decides what a rank that keeps failing stands for. While the card before it can still be had, the server is well and it
 * is the rank's own trouble: it is passed over if the deck goes on behind it, else the deck ends there.
 *
 * @returns What to take for the rank's answer; `trouble` when the server or the network is to blame.
 */
export async function interpretFailure(
  { code, message }: AppError,
  rank: number,
  { failures, lastRank }: SyncRow,
  { answers, strideAt, ask }: Evidence,
): Promise<FlashcardAnswer | 'trouble'> {
  if (!UNREADABLE.includes(code) && !AMBIGUOUS.includes(code)) return 'trouble';
  const absent: FlashcardAnswer = { kind: 'absent', status: 0, problem: undefined };
  // A server that counts from 1 may well fail at 0.
  if (rank === 0) return answers.get(1)?.kind === 'card' ? absent : 'trouble';
  if (failures < FAILURES_BEFORE_DOUBT || lastRank === undefined) return 'trouble';

  const tryCard = (at: number) => ask(at).catch(() => undefined);
  const isCard = async (at: number) => (answers.get(at) ?? (await tryCard(at)))?.kind === 'card';
  // A network that has just come back would let the card before through: the failing rank is asked between two such.
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
  for (let place = 0, behind = rank; place < RANKS_BEHIND; place++) {
    behind += strideAt(place);
    if (await isCard(behind)) return passedOver;
  }
  return absent;
}
