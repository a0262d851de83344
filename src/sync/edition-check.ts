import { AppError } from '../app-error.ts';
import type { FlashcardAnswer } from '../contract/upstream-resources.ts';
import type { StoredCard } from '../model/card.ts';
import { isSameCard } from './chain.ts';

/** Cards to request again, spread over the stored ones, in addition to the first and the last. */
export const SAMPLE_SIZE = 16;
/** Requests sent at a time: a browser has six connections to one HTTP/1.1 server. */
const REQUESTS_AT_ONCE = 6;

/** Requests the card of a rank again, with retries. */
type AskAgain = (rank: number) => Promise<FlashcardAnswer>;

/** `unsteady`: the server answers the same request differently each time, which shows nothing. */
type Comparison = 'same' | 'different' | 'absent' | 'unsteady';

/** A comparison that a stop interrupted. */
export interface ComparisonProgress {
  /** Cards from the start of the sample that the server still had. */
  compared: number;
  /** Called with the number of cards that the server still had, as long as it has had all of them. */
  onCompared: (compared: number) => Promise<unknown>;
}

/**
 * Decides whether the server now has another edition of a deck, by requesting some stored cards again.
 *
 * @param sample - Stored cards; without any, nothing has changed.
 * @throws {AppError} `server-error` if the server returns none of them, because then it is broken; and errors of `ask`.
 */
export async function isReplaced(
  sample: readonly StoredCard[],
  ask: AskAgain,
  { compared, onCompared }: ComparisonProgress = { compared: 0, onCompared: async () => undefined },
): Promise<boolean> {
  const results: Comparison[] = sample.slice(0, compared).map(() => 'same');
  for (let start = results.length; start < sample.length; start += REQUESTS_AT_ONCE) {
    const group = sample.slice(start, start + REQUESTS_AT_ONCE);
    results.push(...(await Promise.all(group.map((card) => compare(card, ask)))));
    if (results.includes('different')) return true;
    // A broken server has none of them. Do not burden it with the rest.
    if (results.length > 0 && results.every((result) => result === 'absent')) break;
    if (results.every((result) => result === 'same')) await onCompared(results.length);
  }
  if (!results.includes('absent')) return false;
  if (results.includes('same')) return true;
  throw new AppError('server-error', `Expected one of ${sample.length} stored cards again, got none.`);
}

async function compare(card: StoredCard, ask: AskAgain): Promise<Comparison> {
  const answer = await ask(card[0]);
  if (isCard(answer, card)) return 'same';
  // Ask twice: a single wrong answer must not discard the copy.
  const again = await ask(card[0]);
  if (isCard(again, card)) return 'same';
  if (!isSameAnswer(answer, again)) return 'unsteady';
  return answer.kind === 'absent' ? 'absent' : 'different';
}

function isCard(answer: FlashcardAnswer, [, word, meanings]: StoredCard): boolean {
  return answer.kind === 'card' && isSameCard(answer.card, { word, meanings });
}

function isSameAnswer(a: FlashcardAnswer, b: FlashcardAnswer): boolean {
  return a.kind === 'card' && b.kind === 'card' ? isSameCard(a.card, b.card) : a.kind === b.kind;
}

/**
 * Compares the server's edition mark with an earlier one. A mark is only a hint: servers without one, and those whose mark changes with
 * every answer, give no result.
 *
 * @param findMark - Requests the mark; undefined if the server has none.
 */
export async function isMarkReplaced(
  mark: string | undefined,
  findMark: () => Promise<string | undefined>,
): Promise<boolean> {
  if (mark === undefined) return false;
  const current = await findMark();
  if (current === undefined || current === mark) return false;
  return (await findMark()) === current;
}
