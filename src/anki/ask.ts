import { parseAnkiAddress } from './anki-address.ts';
import { AnkiError, toAnkiError } from './anki-error.ts';

/** The version of AnkiConnect's interface whose answers have a result and an error. */
export const ANKI_VERSION = 6;

/** Anki draws its own windows in between, and answers once it has time. */
const ANSWER_MS = 10_000;

/** Longest answer that is read, in bytes: names of tens of thousands of decks. */
export const MAX_ANKI_ANSWER_BYTES = 4_000_000;

export interface AnkiPlace {
  address: string;
  /** Empty if AnkiConnect asks for none. */
  key: string;
  fetch: typeof fetch;
}

export interface AnkiQuestion {
  action: string;
  params?: Readonly<Record<string, unknown>>;
  /** How long Anki may take. */
  timeoutMs?: number;
}

/**
 * Asks AnkiConnect for one action.
 *
 * @returns Its result, unchecked.
 * @throws {AnkiError} Whatever went wrong.
 */
export async function ask(place: AnkiPlace, question: AnkiQuestion): Promise<unknown> {
  const { result, error } = parseAnswer(await post(place, question));
  if (error === null) return result;
  const failure = toAnkiError(error);
  throw failure.problem.code === 'key-wrong' && place.key === '' ? new AnkiError('key-missing') : failure;
}

/** @returns The text of the answer. */
async function post(place: AnkiPlace, { action, params, timeoutMs = ANSWER_MS }: AnkiQuestion): Promise<string> {
  // The address was checked when it was stored. This is the last door, so it checks again.
  const address = parseAnkiAddress(place.address);
  if (address === undefined) throw new AnkiError('stranger');
  const key = place.key === '' ? {} : { key: place.key };
  const { fetch } = place;
  try {
    // Text without a type of its own: browsers ask no permission of the server first.
    const response = await fetch(address, {
      method: 'POST',
      body: JSON.stringify({ action, version: ANKI_VERSION, params: params ?? {}, ...key }),
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 403) throw new AnkiError('refused');
    if (response.status !== 200) throw new AnkiError('stranger');
    return await readBody(response);
  } catch (thrown) {
    if (thrown instanceof AnkiError) throw thrown;
    const isLate = thrown instanceof DOMException && thrown.name === 'TimeoutError';
    throw new AnkiError(isLate ? 'timeout' : 'not-running');
  }
}

async function readBody(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let sizeBytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || value === undefined) return text + decoder.decode();
    sizeBytes += value.byteLength;
    if (sizeBytes > MAX_ANKI_ANSWER_BYTES) {
      await reader?.cancel().catch(() => undefined);
      throw new AnkiError('stranger');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Below version 5, an answer is the bare result. */
function parseAnswer(text: string): { result: unknown; error: string | null } {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // An answer to nothing at all: "AnkiConnect v.5".
    throw new AnkiError(/^AnkiConnect/.test(text) ? 'old-version' : 'stranger');
  }
  if (typeof answer !== 'object' || answer === null || !('result' in answer) || !('error' in answer)) {
    throw new AnkiError(typeof answer === 'number' && answer < ANKI_VERSION ? 'old-version' : 'stranger');
  }
  const { result, error } = answer;
  if (error !== null && typeof error !== 'string') throw new AnkiError('stranger');
  return { result, error };
}
