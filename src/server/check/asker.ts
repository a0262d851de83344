import { AppError, toAppError } from '../../app-error.ts';
import { parseRetryAfter } from '../../contract/retry-after.ts';
import { type Carrier, isPage, type RawReply, type RequestHeaders } from './reply.ts';

/** Most requests of one check. */
export const MAX_REQUESTS = 150;

/** Longest `Retry-After` to wait for. For a longer one the check stops. */
const LONGEST_WAIT_MS = 60_000;
const WAIT_WHEN_NOT_TOLD_MS = 5_000;
const RETRY_MS = 1_000;

export interface Clock {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  wait(ms: number): Promise<void>;
}

/** Observations over all requests. */
export interface Tally {
  requests: number;
  redirects: number;
  pages: number;
  /** 5xx except 503. */
  serverErrors: number;
  /** No answer or a partial one. */
  broken: number;
  /** 429 and 503: the number of requests before, and `Retry-After`. */
  limits: { status: number; afterRequests: number; retryAfter: string | undefined }[];
}

/** Sends a limited number of requests, waits when asked, and stops at a second 429. */
export interface Asker {
  readonly tally: Readonly<Tally>;
  /**
   * @throws {Stopped}
   * @throws {AppError} an error of the carrier that occurs twice in a row.
   */
  ask(path: string, headers: RequestHeaders): Promise<TimedReply>;
}

export interface TimedReply extends RawReply {
  tookMs: number;
}

/** Thrown if no further request is allowed. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export function createAsker(carry: Carrier, clock: Clock): Asker {
  const tally: Tally = { requests: 0, redirects: 0, pages: 0, serverErrors: 0, broken: 0, limits: [] };
  let stoppedBy: string | undefined;

  async function askOnce(path: string, headers: RequestHeaders): Promise<TimedReply | AppError> {
    if (tally.requests >= MAX_REQUESTS) stoppedBy ??= `the limit of ${MAX_REQUESTS} requests was reached`;
    if (stoppedBy !== undefined) throw new Stopped(stoppedBy);
    tally.requests += 1;
    const startedAt = clock.now();
    try {
      const reply = await carry(path, headers);
      count(tally, reply);
      return { ...reply, tookMs: clock.now() - startedAt };
    } catch (thrown) {
      tally.broken += 1;
      return toAppError(thrown);
    }
  }

  async function ask(path: string, headers: RequestHeaders): Promise<TimedReply> {
    const first = await askOnce(path, headers);
    const waitMs = findWaitMs(first);
    if (waitMs === undefined) return first as TimedReply;
    if (waitMs > LONGEST_WAIT_MS) stoppedBy ??= `the server asked to be left alone for ${Math.ceil(waitMs / 1000)} s`;
    else await clock.wait(waitMs);
    const second = await askOnce(path, headers);
    if (second instanceof AppError) throw second;
    if (second.status === 429) {
      stoppedBy ??= 'the server answered 429 again after the wait';
      throw new Stopped(stoppedBy);
    }
    return second;
  }

  return { tally, ask };
}

/** @returns undefined for a final answer. */
function findWaitMs(first: RawReply | AppError): number | undefined {
  if (first instanceof AppError) return first.code === 'response-too-large' ? 0 : RETRY_MS;
  if (first.status === 429 || first.status === 503) {
    return parseRetryAfter(first.headers['retry-after'] ?? null, Date.now()) ?? WAIT_WHEN_NOT_TOLD_MS;
  }
  return first.status >= 500 ? RETRY_MS : undefined;
}

function count(tally: Tally, reply: RawReply): void {
  const { status, headers } = reply;
  if (status >= 300 && status < 400) tally.redirects += 1;
  else if (status === 429 || status === 503) {
    tally.limits.push({ status, afterRequests: tally.requests, retryAfter: headers['retry-after'] });
  } else if (status >= 500) tally.serverErrors += 1;
  else if (status >= 200 && status < 300 && isPage(reply)) tally.pages += 1;
}
