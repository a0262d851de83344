import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createHandler } from '../../contract/handler.ts';
import type { LookupSource } from '../../contract/lookup-source.ts';
import { type ProblemName, problemResponse } from '../../contract/problems.ts';
import { createKey, createKeyCheck, isKey } from './api-key.ts';
import { trackConnections } from './connections.ts';
import { readDeckFolder } from './deck-folder.ts';
import { createDeckSource, type ServedDeck } from './deck-source.ts';
import { createFaultPlan, type FaultOptions } from './faults.ts';
import { askHandler, formatBareReply, type HttpReply, toReply } from './http-messages.ts';
import { sendFaulty, sendReply } from './send.ts';

/** Time for running requests to finish after a stop. */
const STOP_DEADLINE_MS = 3_000;

export interface ReferenceApiOptions {
  /** The decks to serve: a list, a folder of deck files and lists, or another source. Exactly one of the three. */
  decks?: readonly ServedDeck[];
  decksDir?: string;
  source?: LookupSource;
  /** Valid keys. If there is none, one is generated. */
  keys?: readonly string[];
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
  const keys = options.keys?.length ? options.keys : [createKey()];
  if (!keys.every(isKey)) throw new RangeError('Expected keys of printable ASCII characters without spaces.');
  const source = await openSource(options);
  const stats: ReferenceApiStats = { requests: 0, refused: 0, flashcards: 0, faults: 0 };
  const respond = createResponder(source, keys, options, stats);
  const server = createServer((request, response) => {
    void respond(request, response).catch((error: unknown) => {
      console.error('A request failed:', error);
      response.destroy();
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => void refuseUnreadable(error, socket));
  const stop = trackConnections(server);
  await listen(server, port, host);

  let closed: Promise<void> | undefined;
  return {
    address: toAddress(server.address() as AddressInfo),
    key: keys[0] as string,
    stats,
    close: () => {
      closed ??= stop(STOP_DEADLINE_MS);
      return closed;
    },
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
  keys: readonly string[],
  { latencyMs = 0, faults = { rate: 0, seed: 1 } }: ReferenceApiOptions,
  stats: ReferenceApiStats,
): Responder {
  const hasKey = createKeyCheck(keys);
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
    const isKnown = hasKey(request.headers.authorization);
    // Decide on arrival, so that the order of requests for a URL does not depend on the duration of others.
    const fault = isKnown ? findFault(request.url ?? '/') : undefined;
    if (latencyMs > 0) await delay(latencyMs, undefined, { ref: false });
    if (!isKnown) {
      stats.refused += 1;
      return sendReply(response, await refuseKey());
    }
    const reply = await askHandler(handler, request).catch((error: unknown): Promise<HttpReply> => {
      console.error('The source of the decks failed:', error);
      return toReply(problemResponse('server-error', 'Expected the decks to be readable, got a failure.'));
    });
    if (fault === undefined) return sendReply(response, reply);
    stats.faults += 1;
    return sendFaulty(response, reply, fault, faults);
  };
}

function refuseKey(): Promise<HttpReply> {
  const detail = 'Expected the header Authorization: Api-Key <key> with a key of this server, got none or another.';
  return toReply(problemResponse('key-refused', detail, { 'www-authenticate': 'Api-Key' }));
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
