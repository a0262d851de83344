import { AppError } from '../app-error.ts';
import { createContractClient } from '../contract/client.ts';
import { problemType } from '../contract/problems.ts';
import type { UpstreamFlashcard } from '../model/card.ts';
import type { Language } from '../model/language.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { Send } from './client.ts';

/** Reasons why a rank has no card. */
export type CardAbsence = (typeof ABSENCES)[number];

const ABSENCES = ['unknown-pair', 'not-synced-yet', 'no-card'] as const;

/** The contract of flashcards, as the background answers it by messages in place of a server. */
export interface CardSource {
  languages(): Promise<Language[]>;
  /** @throws {AppError} The background's error; `answer-broken`. */
  find(pair: PairId, rank: number): Promise<UpstreamFlashcard | CardAbsence>;
}

export function createCardSource(send: Send): CardSource {
  const client = createContractClient(async (path) => {
    const { status, contentType, body } = await send('lookup.get', { path });
    // A status such as 204 does not allow a body, not even an empty one.
    return new Response(body === '' ? null : body, { status, headers: { 'content-type': contentType } });
  });
  return {
    languages: () => client.languages(),
    async find(pair, rank) {
      const answer = await client.flashcard(toLanguagePair(pair), rank);
      if (answer.kind === 'card') return answer.card;
      if (answer.kind === 'malformed') throw new AppError('answer-broken', answer.reason);
      if (answer.status === 400)
        throw new AppError('bad-request', answer.problem?.detail ?? 'Expected a card, got 400.');
      return ABSENCES.find((name) => answer.problem?.type === problemType(name)) ?? 'no-card';
    },
  };
}
