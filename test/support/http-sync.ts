import { onTestFinished } from 'vitest';
import { createContractClient } from '../../src/contract/client.ts';
import { createHttpTransport } from '../../src/contract/http-transport.ts';
import type { StoredCard } from '../../src/model/card.ts';
import { unpackBlock } from '../../src/store/content/blocks.ts';
import type { SourceRow, SyncRow } from '../../src/store/content/content-database.ts';
import { findSource } from '../../src/store/content/sources.ts';
import { putUpstream } from '../../src/store/content/upstreams.ts';
import { findSync } from '../../src/store/content/write/syncs.ts';
import type { Environment } from '../../src/sync/environment.ts';
import { createSync, type Sync } from '../../src/sync/sync.ts';
import { type FaultServer, json, type Respond, startFaultServer } from './fault-server.ts';
import { readStarterFile } from './starter-decks.ts';
import { ENGLISH, makeStore, SPANISH, type TestStore } from './store.ts';
import { cardBody } from './upstream.ts';

/** A clock that skips every wait, so that hours pass at once; only the network takes real time. */
export interface JumpingClock extends Environment {
  /** Called after each skip; the sleeper wakes when it is done. */
  onJump: () => void | Promise<void>;
}

export function makeJumpingClock(): JumpingClock {
  let now = 1_790_000_000_000;
  const clock: JumpingClock = {
    onJump: () => undefined,
    now: () => now,
    random: () => 0.5,
    freeBytes: async () => undefined,
    async sleep(ms, signal) {
      // Concurrent sleepers sleep through the same hours.
      const until = now + ms;
      await new Promise((resolve) => setTimeout(resolve, 0));
      signal.throwIfAborted();
      now = Math.max(now, until);
      await clock.onJump();
    },
  };
  return clock;
}

export interface HttpSync {
  store: TestStore;
  server: FaultServer;
  sync: Sync;
  clock: JumpingClock;
}

/** Request timeout in these tests: far more than responses take, but less than a minute. */
const TIMEOUT_MS = 10_000;

/** A sync as the background builds it, over real sockets, with a separate store. It requests nothing before `start`. */
export async function makeHttpSync(respond: Respond, timeoutMs = TIMEOUT_MS): Promise<HttpSync> {
  const server = await startFaultServer(respond);
  return { server, ...(await makeSyncFrom(server.address, timeoutMs)) };
}

/** The same for a server that runs already. */
export async function makeSyncFrom(address: string, timeoutMs = TIMEOUT_MS): Promise<Omit<HttpSync, 'server'>> {
  const store = makeStore();
  const clock = makeJumpingClock();
  const languages = [SPANISH, ENGLISH].map((language) => ({ ...language, has_flashcards: true }));
  await putUpstream(store, { address, key: 'k', languages, connectedAt: 0 });
  const sync = createSync({
    store,
    clientFor: ({ address: baseUrl, key }) => createContractClient(createHttpTransport({ baseUrl, key }, timeoutMs)),
    environment: clock,
    forms: async () => new Map(),
    onChange: () => undefined,
    onProgress: () => undefined,
    onUnfinished: () => undefined,
    keepAwake: (work) => work(),
  });
  onTestFinished(() => sync.pause('spa-eng'));
  return { store, sync, clock };
}

/** A synced deck as stored. */
export interface Copied {
  row: SyncRow;
  deck: SourceRow;
  cards: StoredCard[];
  server: FaultServer;
  clock: JumpingClock;
}

/** Syncs a whole deck from a server with these responses. */
export async function copyDeck(respond: Respond, timeoutMs = TIMEOUT_MS): Promise<Copied> {
  const { store, server, sync, clock } = await makeHttpSync(respond, timeoutMs);
  await sync.start({ from: 'spa', to: 'eng' });
  const row = await waitForRow(store, ({ state }) => state === 'done' || state === 'failed');
  return { row, server, clock, ...(await readCopy(store)) };
}

export async function waitForRow(store: TestStore, isReached: (row: SyncRow) => boolean): Promise<SyncRow> {
  for (;;) {
    const row = await findSync(store, 'spa-eng');
    if (row && isReached(row)) return row;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The deck that answers for the pair, with all of its cards. */
export async function readCopy(store: TestStore): Promise<Pick<Copied, 'deck' | 'cards'>> {
  const deck = await findSource(store, 'spa-eng');
  if (!deck) throw new Error('Expected a deck from Spanish to English, got none.');
  const blocks = await store.content.blocks.toArray();
  const own = blocks.filter((block) => block.deck === deck.deck).sort((a, b) => a.firstRank - b.firstRank);
  return { deck, cards: own.flatMap(unpackBlock) };
}

/** The first cards of the Spanish starter deck, ranks from 1, without their forms. */
export async function readSpanishCards(count: number): Promise<StoredCard[]> {
  const { cards } = readStarterFile('spa-eng');
  if (cards.length < count) throw new Error(`Expected ${count} cards in the Spanish starter deck.`);
  return cards.slice(0, count).map(([word, meanings], index) => [index + 1, word, [...meanings]]);
}

export const NOT_FOUND = { status: 404, body: '{"detail":"Not found."}' };

/** Serves cards by rank, each with a link to the next, and the last one to the rank after it. */
export function serve(cards: readonly StoredCard[], beyond: Respond = () => NOT_FOUND): Respond {
  const places = new Map(cards.map(([rank], index) => [rank, index]));
  return (request) => {
    // The list of languages, which this server does not have.
    if (Number.isNaN(request.rank)) return NOT_FOUND;
    const card = cards[places.get(request.rank) ?? -1];
    return card ? json(cardBody(card, nextOf(cards, card[0]))) : beyond(request);
  };
}

/** The rank after a card in a deck. */
export function nextOf(cards: readonly StoredCard[], rank: number): number {
  const index = cards.findIndex((card) => card[0] === rank);
  return cards[index + 1]?.[0] ?? rank + 1;
}
