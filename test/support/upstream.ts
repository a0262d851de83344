import { AppError } from '../../src/app-error.ts';
import { type ContractClient, createContractClient } from '../../src/contract/client.ts';
import type { StoredCard } from '../../src/model/card.ts';
import { ENGLISH, SPANISH } from './store.ts';

/** A server's answer for a rank: a body sent as JSON with status 200, a response, a failure, or a promise of one. */
export type Answer = (rank: number, tries: number) => unknown;

/** A server of one deck whose answers come from a function; it counts requests. */
export interface FakeUpstream {
  client: ContractClient;
  /** Requested ranks in order. */
  asked: number[];
}

export function makeUpstream(answer: Answer): FakeUpstream {
  const asked: number[] = [];
  const client = createContractClient(async (path, signal) => {
    signal?.throwIfAborted();
    if (path.startsWith('/api/v1/lang/')) return Response.json([]);
    const rank = Number(new URLSearchParams(path.split('?')[1]).get('n'));
    const tries = asked.filter((known) => known === rank).length;
    asked.push(rank);
    await new Promise((resolve) => setTimeout(resolve, rank % 3));
    signal?.throwIfAborted();
    const body = await answer(rank, tries);
    if (body instanceof Error) throw body;
    return body instanceof Response ? body : Response.json(body);
  });
  return { client, asked };
}

/** The body of a well-formed card. */
export function cardBody([rank, word, meanings]: StoredCard, next: unknown = rank + 1): object {
  return { lang_from: SPANISH, lang_to: ENGLISH, word, next, meanings };
}

export const notFound = () => new Response('{"detail":"Not found."}', { status: 404 });

/** A deck as a list read by rank; `beyond` is the answer for other ranks. */
export function answerFrom(cards: readonly StoredCard[], beyond: Answer = notFound): Answer {
  const byRank = new Map(cards.map((card, index) => [card[0], { card, next: cards[index + 1]?.[0] ?? card[0] + 1 }]));
  return (rank, tries) => {
    const found = byRank.get(rank);
    return found ? cardBody(found.card, found.next) : beyond(rank, tries);
  };
}

/**
 * A server that is gone once it has answered each of its cards up to a rank. One that answered the last card again would be reachable, and its
 * deck would end there.
 */
export function answerOnce(cards: readonly StoredCard[], findLast: () => number): Answer {
  const answer = answerFrom(cards);
  const answered = new Set<number>();
  return (rank, tries) => {
    if (rank > findLast() || answered.has(rank)) return unreachable();
    answered.add(rank);
    return answer(rank, tries);
  };
}

export const unreachable = () => new AppError('unreachable', 'Expected an answer, got none.');
