import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createHandler } from '../../contract/handler.ts';
import type { LookupSource } from '../../contract/lookup-source.ts';
import { LANGUAGES_PATH } from '../../contract/paths.ts';
import { type ProblemName, problemResponse } from '../../contract/problems.ts';
import { createKey, createKeyCheck, isKey } from './api-key.ts';
import { makeConditional } from './conditional.ts';
import { trackConnections } from './connections.ts';
import { readDeckFolder } from './deck-folder.ts';
import { createDeckSource, type ServedDeck } from './deck-source.ts';
import { createFaultPlan, type FaultOptions } from './faults.ts';
import { HEALTH_PATHS, sendHealth } from './health.ts';
import { askHandler, formatBareReply, type HttpReply, toReply } from './http-messages.ts';
import type { KeySource } from './key-file.ts';
import { createRateLimit } from './rate-limit.ts';
import { type LogEntry, logWhenSent } from './request-log.ts';
import { sendFaulty, sendReply } from './send.ts';

/** Time for running requests to finish after a stop. */
const STOP_DEADLINE_MS = 3_000;

export interface ReferenceApiOptions {
  /** The decks to serve: a list, a folder of deck files and lists, or another source. Exactly one of the three. */
  decks?: readonly ServedDeck[];
  decksDir?: string;
  source?: LookupSource;
  /** Valid keys. If there is none, and no source of keys, one is generated. */
  keys?: readonly string[];
  /** Further keys, which may change. */
  keySource?: KeySource | undefined;
  /** Most requests a second of one key; 0, the default, for no limit. */
  ratePerSecond?: number;
  /** Gets an entry for each answer. */
  log?: ((entry: LogEntry) => void) | undefined;
  /** 0, the default, selects a free port. */
  port?: number;
  /** By default only this machine. */
  host?: string;
  /** Delay of every answer. */
  latencyMs?: number;
  faults?: FaultOptions;
}

/** Counters since the start. */
export interface ReferenceApiStats {
  /** All requests that could be parsed. */
  requests: number;
  /** Requests refused because of their key. */
  refused: number;
  /** Returned flashcards, including those damaged by a fault. */
  flashcards: number;
  /** Answers with an injected fault. */
  faults: number;
}

export interface ReferenceApi {
  /** Base URL without a trailing slash: `http://127.0.0.1:8377`. */
  readonly address: string;
  /** The first key. */
  readonly key: string;
  /** Live counters. */
  readonly stats: Readonly<ReferenceApiStats>;
  /** Waits for running requests, at most {@link STOP_DEADLINE_MS}, and frees the port. Idempotent. */
  close(): Promise<void>;
}

/**
 * Starts a server of the contract.
 *
 * @throws {AppError} for unreadable decks; a `RangeError` for a key with characters that headers do not allow; Node's error (`EADDRINUSE`,
 * `EACCES`, …) if it cannot listen.
 */
export async function startReferenceApi(options: ReferenceApiOptions): Promise<ReferenceApi> {
  const { port = 0, host = '127.0.0.1' } = options;
  const fixed = options.keys?.length || options.keySource ? (options.keys ?? []) : [createKey()];
  if (!fixed.every(isKey)) throw new RangeError('Expected keys of printable ASCII characters without spaces.');
  const source = await openSource(options);
  const stats: ReferenceApiStats = { requests: 0, refused: 0, flashcards: 0, faults: 0 };
  const keys = joinKeys(fixed, options.keySource);
  const respond = createResponder(source, keys, options, stats);
  const server = createServer((request, response) => {
    const state = HEALTH_PATHS[request.url ?? ''];
    if (state !== undefined) return sendHealth(response, state === 'ready' && isStopping);
    void respond(request, response).catch((error: unknown) => {
      console.error('A request failed:', error);
      response.destroy();
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => void refuseUnreadable(error, socket));
  const stop = trackConnections(server);
  let isStopping = false;
  await listen(server, port, host);

  let closed: Promise<void> | undefined;
  return {
    address: toAddress(server.address() as AddressInfo),
    key: keys()[0] as string,
    stats,
    close: () => {
      isStopping = true;
      closed ??= stop(STOP_DEADLINE_MS);
      return closed;
    },
  };
}

/** Joins the keys of the command line with those of a file. */
function joinKeys(fixed: readonly string[], source: KeySource | undefined): () => readonly string[] {
  if (!source) return () => fixed;
  let last: readonly string[] | undefined;
  let joined = fixed;
  return () => {
    const read = source.read();
    if (read !== last) [last, joined] = [read, [...fixed, ...read]];
    return joined;
  };
}

async function openSource({ source, decks, decksDir }: ReferenceApiOptions): Promise<LookupSource> {
  if (source) return source;
  if (decks) return createDeckSource(decks);
  if (decksDir !== undefined) return createDeckSource((await readDeckFolder(decksDir)).decks);
  throw new TypeError('Expected decks, decksDir or source, got none of them.');
}

type Responder = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function createResponder(
  source: LookupSource,
  keys: () => readonly string[],
  { latencyMs = 0, faults = { rate: 0, seed: 1 }, ratePerSecond = 0, log }: ReferenceApiOptions,
  stats: ReferenceApiStats,
): Responder {
  const findClient = createKeyCheck(keys);
  const findWait = createRateLimit(ratePerSecond, () => performance.now());
  const findFault = createFaultPlan(faults);
  const handler = createHandler({
    languages: () => source.languages(),
    async flashcard(pair, rank) {
      const answer = await source.flashcard(pair, rank);
      if (typeof answer === 'object') stats.flashcards += 1;
      return answer;
    },
  });

  return async (request, response) => {
    stats.requests += 1;
    const client = findClient(request.headers.authorization);
    if (log) logWhenSent(log, request, response, client);
    // Decide on arrival, so that the order of requests for a URL does not depend on the duration of others.
    const fault = client !== undefined ? findFault(request.url ?? '/') : undefined;
    if (latencyMs > 0) await delay(latencyMs, undefined, { ref: false });
    if (client === undefined) {
      stats.refused += 1;
      return sendReply(response, await refuseKey());
    }
    const waitSeconds = findWait(client);
    if (waitSeconds > 0) return sendReply(response, await refuseRate(ratePerSecond, waitSeconds));
    const answer = await askHandler(handler, request).catch((error: unknown): Promise<HttpReply> => {
      console.error('The source of the decks failed:', error);
      return toReply(problemResponse('server-error', 'Expected the decks to be readable, got a failure.'));
    });
    const isList = request.url?.startsWith(LANGUAGES_PATH);
    const reply = makeConditional(answer, request, isList ? source.edition?.() : undefined);
    if (fault === undefined) return sendReply(response, reply);
    stats.faults += 1;
    return sendFaulty(response, reply, fault, faults);
  };
}

function refuseKey(): Promise<HttpReply> {
  const detail = 'Expected the header Authorization: Api-Key <key> with a key of this server, got none or another.';
  return toReply(problemResponse('key-refused', detail, { 'www-authenticate': 'Api-Key' }));
}

function refuseRate(perSecond: number, waitSeconds: number): Promise<HttpReply> {
  const detail = `Expected at most ${perSecond} requests a second of one key, got more.`;
  return toReply(problemResponse('too-many-requests', detail, { 'retry-after': String(waitSeconds) }));
}

/** Answers input that is not HTTP, or too long for a request of the contract. */
async function refuseUnreadable({ code }: NodeJS.ErrnoException, socket: Socket): Promise<void> {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [name, got]: [ProblemName, string] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['request-too-large', 'one that is too long']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['request-timeout', 'a part of one']
        : ['malformed-request', 'one that cannot be read'];
  socket.end(await formatBareReply(name, `Expected an HTTP request, got ${got}.`));
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function toAddress({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
