import { type AppError, toAppError } from '../../app-error.ts';
import { createContractClient } from '../../contract/client.ts';
import type { FlashcardAnswer } from '../../contract/upstream-resources.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import type { Language } from '../../model/language.ts';
import type { LanguagePair } from '../../model/pair.ts';
import type { RawReply } from './reply.ts';

/** Result of Wayword's own client for an answer. It runs the same code as a sync, so the report matches the product. */
export type SyncReading = FlashcardAnswer | { kind: 'error'; error: AppError };

export async function readCard(reply: RawReply, pair: LanguagePair): Promise<SyncReading> {
  return clientOf(reply)
    .flashcard(pair, 0)
    .catch((thrown: unknown): SyncReading => ({ kind: 'error', error: toAppError(thrown) }));
}

/** @throws {AppError} like the client. */
export function readLanguageList(reply: RawReply): Promise<Language[]> {
  return clientOf(reply).languages();
}

function clientOf({ status, headers, body }: RawReply) {
  const hasBody = body !== '' && ![204, 205, 304].includes(status);
  return createContractClient(async () => new Response(hasBody ? body : null, { status, headers }));
}

/** Effect on a sync of an answer after the last card. */
export function explainReading(reading: SyncReading): string {
  if (reading.kind === 'card') return 'takes it for a card';
  if (reading.kind === 'absent') return 'takes it for the end of the deck';
  if (reading.kind === 'malformed') return 'passes over it and counts it; fifty in a row end the deck';
  return ERROR_MEANINGS[reading.error.code] ?? 'asks again, with growing waits';
}

const ERROR_MEANINGS: Partial<Record<ErrorCode, string>> = {
  'server-error': 'asks again; after three runs takes it for the end of the deck',
  'answer-broken': 'asks again; after three runs passes over it',
  'response-too-large': 'asks again; after three runs passes over it',
  'server-busy': 'waits as long as Retry-After says, and asks again with half as many requests at once',
  'key-refused': 'stops: the key was refused',
  redirected: 'stops: the key is not sent on to another address',
  'not-the-api': 'at the start of a deck stops: this does not look like a flashcard server; later waits and asks again',
};
