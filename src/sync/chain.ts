import type { FlashcardAnswer } from '../contract/upstream-resources.ts';
import type { UpstreamFlashcard } from '../model/card.ts';

/**
 * Follows a deck's chain of `next` through prefetched answers. Pure: this file alone decides which cards are kept and where a sync
 * continues, from the answers by rank.
 */

/** Position of the chain. */
export interface ChainPosition {
  /** Rank to read next; 0 at the start, before it is known whether the deck begins at 0 or at 1. */
  next: number;
  /** Consecutive unreadable answers before this position. */
  unreadable: number;
  /** Consecutive steps without a `next`, after an unreadable card; 0 if the rank to read is known. */
  guesses: number;
}

export interface RankedCard {
  rank: number;
  card: UpstreamFlashcard;
}

/** Cards that identify a server that repeats itself. */
export interface ChainMemory {
  /** First cards of the deck, at most {@link REPEAT_LIMIT}. */
  head: readonly CardText[];
  last: CardText | undefined;
}

export type CardText = Pick<UpstreamFlashcard, 'word' | 'meanings'>;

/** Ways in which a deck ends. */
export type Ending =
  /** No card at the rank: 404, 204, another 4xx, `{}`, `null`. */
  | 'absent'
  /** `next` is missing, invalid, the card's own rank, or an earlier one. */
  | 'next-does-not-advance'
  /** The server repeats earlier cards under new ranks. */
  | 'repeats'
  /** Many consecutive answers were unreadable. */
  | 'unreadable';

export interface ChainStep {
  /** Confirmed cards, ascending by rank. */
  cards: RankedCard[];
  /** Number of skipped unreadable answers. */
  skipped: number;
  /** Everything before this position is confirmed. */
  position: ChainPosition;
  /** The first rank whose answer is missing. */
  frontier: ChainPosition;
  memory: ChainMemory;
  /** `endNext` is the last card's `next`, if it is a rank. */
  ended: { by: Ending; endNext: number | undefined } | undefined;
}

/** Length of a run of earlier cards that means repetition, not duplicates in a deck. */
export const REPEAT_LIMIT = 4;
/** Consecutive unreadable answers that end a deck. */
export const UNREADABLE_LIMIT = 50;
/** Ranks to try after a card without `next`. */
export const GUESS_LIMIT = 16;

/**
 * Continues from a position as far as the answers reach.
 *
 * A card that may be a repetition is held back until a new one follows or the deck ends. The position stays before it.
 *
 * Many branches because each kind of answer moves the position in its own way, or ends the deck.
 */
export function followChain(
  position: ChainPosition,
  memory: ChainMemory,
  answers: ReadonlyMap<number, FlashcardAnswer>,
): ChainStep {
  const step: ChainStep = { cards: [], skipped: 0, position, frontier: position, memory, ended: undefined };
  let held: RankedCard[] = [];
  let heldSkipped = 0;
  let endNext: number | undefined;

  const confirm = () => {
    step.cards.push(...held);
    step.skipped += heldSkipped;
    step.memory = remember(step.memory, held);
    step.position = step.frontier;
    held = [];
    heldSkipped = 0;
  };
  const end = (by: Ending): ChainStep => ({ ...step, ended: { by, endNext } });

  const start = findStart(position, answers);
  step.frontier = start.position;
  if (!start.isKnown) return step;
  for (;;) {
    const { next: rank, unreadable, guesses } = step.frontier;
    const answer = answers.get(rank);
    if (!answer) return step;
    if (answer.kind === 'absent') {
      if (guesses === 0 || guesses >= GUESS_LIMIT) {
        confirm();
        return end('absent');
      }
      step.frontier = { next: rank + 1, unreadable, guesses: guesses + 1 };
      if (held.length === 0) confirm();
      continue;
    }
    if (answer.kind === 'malformed') {
      heldSkipped += 1;
      const isTold = answer.next !== undefined && answer.next > rank;
      step.frontier = { next: findNextOf(answer.next, rank), unreadable: unreadable + 1, guesses: isTold ? 0 : 1 };
      if (held.length === 0) confirm();
      if (unreadable + 1 >= UNREADABLE_LIMIT) return end('unreadable');
      continue;
    }
    const { card } = answer;
    const next = card.next !== undefined && card.next > rank ? card.next : undefined;
    const isRepeat = looksRepeated(card, held, step.memory);
    held.push({ rank, card });
    if (isRepeat && (next === undefined || held.length >= REPEAT_LIMIT)) return end('repeats');
    endNext = card.next;
    // A position always follows the confirmed cards, even if the deck ends with this one.
    step.frontier = { next: next ?? rank + 1, unreadable: 0, guesses: 0 };
    if (!isRepeat) confirm();
    if (next === undefined) return end('next-does-not-advance');
  }
}

/** Decides where the deck begins. Some servers count from 0; others answer 0 with the first or the last card. */
function findStart(
  position: ChainPosition,
  answers: ReadonlyMap<number, FlashcardAnswer>,
): { position: ChainPosition; isKnown: boolean } {
  if (position.next !== 0) return { position, isKnown: true };
  // Rank 1 of a card is also a guess.
  const fromOne = { ...position, next: 1, guesses: 1 };
  const [zero, one] = [answers.get(0), answers.get(1)];
  if (!zero) return { position, isKnown: false };
  if (zero.kind !== 'card') return { position: fromOne, isKnown: true };
  if (!one) return { position: fromOne, isKnown: false };
  const beginsAtZero = one.kind !== 'card' || (zero.card.next === 1 && !isSameCard(zero.card, one.card));
  return { position: beginsAtZero ? position : fromOne, isKnown: true };
}

/** A repetition is the previous card again, or the deck again from its first card. */
function looksRepeated(card: CardText, held: readonly RankedCard[], { head, last }: ChainMemory): boolean {
  const before = held.at(-1)?.card ?? last;
  const again = head[held.length % Math.max(1, head.length)];
  return (before !== undefined && isSameCard(card, before)) || (again !== undefined && isSameCard(card, again));
}

export function isSameCard(a: CardText, b: CardText): boolean {
  return (
    a.word === b.word &&
    a.meanings.length === b.meanings.length &&
    a.meanings.every((meaning, index) => meaning === b.meanings[index])
  );
}

function remember({ head, last }: ChainMemory, cards: readonly RankedCard[]): ChainMemory {
  const texts = cards.map(({ card }) => card);
  return { head: [...head, ...texts].slice(0, REPEAT_LIMIT), last: texts.at(-1) ?? last };
}

function findNextOf(next: number | undefined, rank: number): number {
  return next !== undefined && next > rank ? next : rank + 1;
}

/** State of the requested ranks. */
export interface Asked {
  readonly answers: ReadonlyMap<number, FlashcardAnswer>;
  isAsked(rank: number): boolean;
}

/**
 * Selects the ranks to request: along the chain through the received answers, then along its expected continuation.
 *
 * @param next - The next rank of the chain.
 * @param strideAt - Expected distances between the following ranks; undefined if guessing does not pay.
 * @param room - Maximum number.
 */
export function predictRanks(
  next: number,
  asked: Asked,
  strideAt: ((index: number) => number) | undefined,
  room: number,
): number[] {
  const ranks: number[] = [];
  let rank = next;
  for (let index = 0; ranks.length < room; index++) {
    const answer = asked.answers.get(rank);
    if (answer === undefined && !asked.isAsked(rank)) ranks.push(rank);
    if (answer?.kind === 'absent') break;
    const told = answer?.kind === 'card' ? (answer.card.next ?? rank) : answer?.next;
    if (told === undefined && !strideAt) break;
    const following = told ?? rank + (strideAt?.(index) ?? 1);
    if (following <= rank) break;
    rank = following;
  }
  return ranks;
}
