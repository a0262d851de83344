import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createHandler } from '../../../src/contract/handler.ts';
import { type DeckFile, findDeckFile } from '../../../src/library/formats/deck-file.ts';
import { createDeckSource } from '../../../src/server/api/deck-source.ts';
import { askHandler, type HttpReply } from '../../../src/server/api/http-messages.ts';

export interface SpoiltRequest {
  path: string;
  /** The requested rank; undefined for a request for languages. */
  rank: number | undefined;
  headers: IncomingHttpHeaders;
  /** Number of earlier requests. */
  before: number;
}

/** The response instead of the correct one; `undefined` closes the connection. `body` may be bytes. */
export type Spoil = (request: SpoiltRequest, right: HttpReply) => SpoiltReply | undefined;

export interface SpoiltReply extends Omit<HttpReply, 'body'> {
  body: string | Buffer;
}

export interface SpoiltServer {
  address: string;
  /** Requested paths in order. */
  asked: string[];
}

export const SPOILT_DECK_SIZE = 200;

let deck: Promise<DeckFile> | undefined;

async function readSpanishDeck(): Promise<DeckFile> {
  const whole = findDeckFile(await readFile('assets/public/decks/spa-eng.json', 'utf8'));
  if (!whole) throw new Error('Expected the Spanish starter deck, got none.');
  return { ...whole, cards: whole.cards.slice(0, SPOILT_DECK_SIZE) };
}

/** A server of the first Spanish cards that is correct except for what `spoil` changes. It requires no key. */
export async function startSpoiltServer(spoil: Spoil = (_, right) => right): Promise<SpoiltServer> {
  deck ??= readSpanishDeck();
  const handler = createHandler(createDeckSource([await deck]));
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const rank = new URLSearchParams(path.split('?')[1]).get('n');
    const before = asked.push(path) - 1;
    const right = await askHandler(handler, request);
    const reply = spoil(
      { path, rank: rank === null ? undefined : Number(rank), headers: request.headers, before },
      right,
    );
    if (reply) response.writeHead(reply.status, reply.headers).end(reply.body);
    else response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Changes the JSON of correct responses for a card. */
export function changeCard(
  change: (card: Record<string, unknown>, rank: number) => unknown,
  ranks: (rank: number) => boolean = () => true,
): Spoil {
  return ({ rank }, right) => {
    if (rank === undefined || right.status !== 200 || !ranks(rank)) return right;
    return { ...right, body: JSON.stringify(change(JSON.parse(right.body), rank)) };
  };
}

/** Changes the JSON of the list of languages. */
export function changeLanguages(change: (languages: Record<string, unknown>[]) => unknown): Spoil {
  return ({ rank }, right) => {
    const isList = rank === undefined && right.status === 200;
    return isList ? { ...right, body: JSON.stringify(change(JSON.parse(right.body))) } : right;
  };
}
