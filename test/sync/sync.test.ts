import { describe, expect, test, vi } from 'vitest';
import type { StoredCard } from '../../src/model/card.ts';
import type { SyncRow, UpstreamRow } from '../../src/store/content/content-database.ts';
import { findFlashcard } from '../../src/store/content/read/flashcards.ts';
import { findSource, listSources } from '../../src/store/content/sources.ts';
import { putUpstream } from '../../src/store/content/upstreams.ts';
import { findSync, updateSync } from '../../src/store/content/write/syncs.ts';
import { findWaitMs } from '../../src/sync/backoff.ts';
import type { Environment } from '../../src/sync/environment.ts';
import { createSync, type Sync } from '../../src/sync/sync.ts';
import { defineWord } from '../support/define-word.ts';
import { readCopy } from '../support/http-sync.ts';
import { ENGLISH, makeCards, makeDeck, makeStore, makeStoreWith, SPANISH, type TestStore } from '../support/store.ts';
import {
  type Answer,
  answerFrom,
  answerOnce,
  cardBody,
  type FakeUpstream,
  makeUpstream,
  notFound,
  unreachable,
} from '../support/upstream.ts';

const ADDRESS = 'http://127.0.0.1:8377';
const PAIR = { from: 'spa', to: 'eng' };

/** Ranks from 1 with a share left out; always the same ones. */
function makeRandomRanks(leftOut: number): (place: number) => number {
  const ranks = [1];
  let seed = 7;
  for (let rank = 2; ranks.length < 1_200; rank++) {
    seed = (seed * 48_271) % 2_147_483_647;
    if (seed / 2_147_483_647 >= leftOut) ranks.push(rank);
  }
  return (place) => ranks[place] ?? 0;
}

/** A clock that skips every wait, so that hours of waiting pass at once. */
function makeEnvironment(): Environment {
  let now = 1_790_000_000_000;
  return {
    now: () => now,
    random: () => 0.5,
    freeBytes: async () => undefined,
    async sleep(ms, signal) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      signal.throwIfAborted();
      now += ms;
    },
  };
}

interface World {
  store: TestStore;
  upstream: FakeUpstream;
  sync: Sync;
  environment: Environment;
}

async function makeWorld(answer: Answer, store = makeStore(), environment = makeEnvironment()): Promise<World> {
  const upstream = makeUpstream(answer);
  const languages = [SPANISH, ENGLISH].map((language) => ({ ...language, has_flashcards: true }));
  await putUpstream(store, { address: ADDRESS, key: 'k', languages, connectedAt: 0 });
  const sync = createSync({
    store,
    clientFor: () => upstream.client,
    environment,
    forms: async () => new Map([['palabra 5', ['palabras 5']]]),
    onChange: () => undefined,
    onProgress: () => undefined,
    onUnfinished: () => undefined,
    keepAwake: (work) => work(),
  });
  return { store, upstream, sync, environment };
}

async function waitFor(store: TestStore, isReached: (row: SyncRow) => boolean): Promise<SyncRow> {
  for (;;) {
    const row = await findSync(store, 'spa-eng');
    if (row && isReached(row)) return row;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

const isDone = ({ state }: SyncRow) => state === 'done';

async function syncAll(world: World): Promise<SyncRow> {
  await world.sync.start(PAIR);
  return waitFor(world.store, isDone);
}

describe('a sync', () => {
  test('copies a whole deck, and its words can be looked up', async () => {
    const cards = makeCards(300);
    const world = await makeWorld(answerFrom(cards));
    const row = await syncAll(world);
    expect(row).toMatchObject({ cards: 300, skipped: 0 });
    expect((await readCopy(world.store)).cards).toEqual(cards);
    expect(await findSource(world.store, 'spa-eng')).toMatchObject({
      isComplete: true,
      indexedCards: 300,
      lastRank: 300,
    });
    const { entries } = await defineWord(world.store, { text: 'palabra 299', offset: 0, language: 'spa' });
    expect(entries[0]?.rank).toBe(299);
    const form = await defineWord(world.store, { text: 'palabras 5', offset: 0, language: 'spa' });
    expect(form.entries[0]).toMatchObject({ word: 'palabra 5', match: 'form' });
  });

  test('requests little more than the deck’s cards', async () => {
    const world = await makeWorld(answerFrom(makeCards(400)));
    await syncAll(world);
    expect(world.upstream.asked.length).toBeLessThanOrEqual(440);
  });

  test.each<[string, number, number, (place: number) => number]>([
    ['in fives', 400, 1.02, (place) => (place === 0 ? 1 : place * 5)],
    ['without every third', 400, 1.02, (place) => 1 + Math.floor(place * 1.5)],
    [
      'in hundreds, with a hundred left out after each',
      1_200,
      1.02,
      (place) => place + 1 + Math.floor(place / 100) * 100,
    ],
    // If nothing can be predicted, about every missing rank is requested ...
    ['with every twentieth left out at random', 400, 1.07, makeRandomRanks(0.05)],
    // ... until there are too many; from there on only ranks that a card has named.
    ['with nine of ten left out at random', 600, 1.15, makeRandomRanks(0.9)],
  ])('requests little more than the cards of a deck whose ranks run %s', async (_, count, share, rankAt) => {
    const cards = makeCards(count).map(([, word, meanings], index): StoredCard => [rankAt(index), word, meanings]);
    const world = await makeWorld(answerFrom(cards));
    await syncAll(world);
    expect((await readCopy(world.store)).cards).toEqual(cards);
    expect(world.upstream.asked.length).toBeLessThanOrEqual(count * share + 30);
  });

  test('never has more than one and a half windows requested and not stored, not even after a slow response', async () => {
    const cards = makeCards(400);
    let most = 0;
    const world = await makeWorld(async (rank, tries) => {
      if (rank % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      const stored = (await findSync(world.store, 'spa-eng'))?.cards ?? 0;
      most = Math.max(most, new Set(world.upstream.asked).size - 1 - stored);
      return answerFrom(cards)(rank, tries);
    });
    await syncAll(world);
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThanOrEqual(12);
  });

  test('allows reading and look-ups while it runs', async () => {
    const cards = makeCards(400);
    let isHeld = true;
    const held = answerOnce(cards, () => 200);
    const world = await makeWorld((rank, tries) => (isHeld ? held : answerFrom(cards))(rank, tries));
    await world.sync.start(PAIR);
    await waitFor(world.store, (row) => row.cards === 200);
    expect(await findSource(world.store, 'spa-eng')).toMatchObject({ isComplete: false, cards: 200 });
    const find = (rank: number) => defineWord(world.store, { text: `palabra ${rank}`, offset: 0, language: 'spa' });
    expect((await find(100)).entries).toHaveLength(1);
    await vi.waitFor(async () => expect((await find(200)).entries).toHaveLength(1));
    isHeld = false;
    await waitFor(world.store, isDone);
    expect((await find(200)).entries).toHaveLength(1);
    expect(world.store.cache.freshWords.size).toBe(0);
  });

  /** A background that was stopped has nothing in memory. */
  const stopBackground = ({ store }: World) => store.cache.freshWords.clear();

  test.each<[string, (sync: Sync) => Promise<void>]>([
    ['paused', (sync) => sync.pause('spa-eng')],
    ['cancelled', (sync) => sync.cancel('spa-eng')],
  ])('has all its words in the stored index after it is %s', async (_, stop) => {
    const cards = makeCards(400);
    const world = await makeWorld(answerOnce(cards, () => 200));
    await world.sync.start(PAIR);
    await waitFor(world.store, (row) => row.cards === 200);
    await stop(world.sync);
    expect((await findSource(world.store, 'spa-eng'))?.isComplete, 'no guess answers from it').toBe(false);
    await vi.waitFor(async () => expect((await findSource(world.store, 'spa-eng'))?.indexedCards).toBe(200));
    stopBackground(world);
    const { entries } = await defineWord(world.store, { text: 'palabra 200', offset: 0, language: 'spa' });
    expect(entries).toHaveLength(1);
  });

  test('loads the newest words again after its background was stopped', async () => {
    const cards = makeCards(400);
    let reachable = 200;
    const world = await makeWorld(answerOnce(cards, () => reachable));
    const countIndexed = async () => (await findSource(world.store, 'spa-eng'))?.indexedCards;
    await world.sync.start(PAIR);
    await waitFor(world.store, (row) => row.cards === reachable);
    await world.sync.pause('spa-eng');
    await vi.waitFor(async () => expect(await countIndexed()).toBe(200));
    // Too few for another index.
    reachable = 210;
    await world.sync.resume('spa-eng');
    await waitFor(world.store, (row) => row.cards === reachable);
    await vi.waitFor(() => expect(world.store.cache.freshWords.size).toBe(1));
    stopBackground(world);
    await vi.waitFor(async () => {
      const { entries } = await defineWord(world.store, { text: 'palabra 210', offset: 0, language: 'spa' });
      expect(entries).toHaveLength(1);
    });
    expect(await countIndexed()).toBe(200);
    await world.sync.pause('spa-eng');
  });
});

test.each<[unknown, number]>([
  [0, 21],
  [1, 1],
  ['1', 1],
  [20, 20],
  [7, 7],
  [-1, 21],
  [null, 21],
  ['soon', 21],
  [undefined, 21],
])('next of the last card is %j: the card answers %i', async (sourceNext, answered) => {
  const cards = makeCards(20);
  const body = cardBody(cards[19] as StoredCard, sourceNext);
  const world = await makeWorld(answerFrom(cards.slice(0, 19), (rank) => (rank === 20 ? body : notFound())));
  expect(await syncAll(world)).toMatchObject({ cards: 20 });
  expect((await findFlashcard(world.store, 'spa-eng', 20))?.next).toBe(answered);
});

describe('trouble', () => {
  const cards = makeCards(60);
  test('after an unreadable card of a deck in fives the next card is found', async () => {
    const fives = cards.map(([rank, word, meanings]): StoredCard => [rank * 5 - 4, word, meanings]);
    const world = await makeWorld((rank, tries) => (rank === 46 ? { next: 'soon' } : answerFrom(fives)(rank, tries)));
    expect(await syncAll(world)).toMatchObject({ cards: 59, skipped: 1 });
    expect((await findFlashcard(world.store, 'spa-eng', 41))?.next).toBe(51);
  });

  test('a disk with little space stops the deck before it takes what study needs; with space it resumes', async () => {
    let freeBytes = 1_000_000;
    const world = await makeWorld(answerFrom(cards), makeStore(), {
      ...makeEnvironment(),
      freeBytes: async () => freeBytes,
    });
    await world.sync.start(PAIR);
    expect(await waitFor(world.store, ({ state }) => state === 'failed')).toMatchObject({
      error: 'storage-full',
      cards: 0,
    });
    freeBytes = 1_000_000_000;
    await world.sync.resume('spa-eng');
    expect(await waitFor(world.store, isDone)).toMatchObject({ cards: 60 });
  });

  test('a server that is gone for minutes is waited for', async () => {
    /** Requests to the server since it went away. */
    let asked = 0;
    const world = await makeWorld((rank, tries) => {
      if (rank === 30 || asked > 0) asked += 1;
      return asked > 0 && asked <= 60 ? unreachable() : answerFrom(cards)(rank, tries);
    });
    expect(await syncAll(world)).toMatchObject({ cards: 60, skipped: 0, failures: 0 });
    expect(asked).toBeGreaterThan(60);
  });

  test('a sync that waits for the network continues as soon as it is back', async () => {
    let isOnline = false;
    // This clock stands still: only the network's return ends the wait.
    const environment: Environment = {
      ...makeEnvironment(),
      now: () => 1_790_000_000_000,
      sleep: (ms, signal) =>
        new Promise((resolve, reject) => {
          if (ms !== findWaitMs(1, undefined, 0.5)) setTimeout(resolve, 0);
          else signal.addEventListener('abort', () => reject(signal.reason));
        }),
    };
    const world = await makeWorld(
      (rank, tries) => (isOnline || rank < 30 ? answerFrom(cards)(rank, tries) : unreachable()),
      makeStore(),
      environment,
    );
    await world.sync.start(PAIR);
    await waitFor(world.store, ({ state }) => state === 'waiting');
    isOnline = true;
    world.sync.wake();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await findSync(world.store, 'spa-eng'))?.state).toBe('waiting');
    await world.sync.networkReturned();
    expect(await waitFor(world.store, isDone)).toMatchObject({ cards: 60 });
  });

  test('a wait written by a clock that was ahead ends when the clock is right again', async () => {
    const environment: Environment = { ...makeEnvironment(), sleep: () => new Promise(() => undefined) };
    const world = await makeWorld(answerFrom(cards), makeStore(), environment);
    await world.sync.start(PAIR);
    await world.sync.pause('spa-eng');
    const waitUntil = Date.parse('2099-01-01');
    await updateSync(world.store, 'spa-eng', ['paused'], { state: 'waiting', error: 'server-error', waitUntil });
    world.sync.wake();
    expect(await waitFor(world.store, isDone)).toMatchObject({ cards: 60 });
  }, 5_000);

  test.each([
    ['401', 401],
    ['403', 403],
  ])('%s stops with "key refused" and keeps the stored cards; a new key resumes it', async (_, status) => {
    let isRefused = true;
    const world = await makeWorld((rank, tries) =>
      rank > 30 && isRefused ? new Response('', { status }) : answerFrom(cards)(rank, tries),
    );
    await world.sync.start(PAIR);
    const row = await waitFor(world.store, ({ state }) => state === 'failed');
    expect(row).toMatchObject({ error: 'key-refused', cards: 30 });
    isRefused = false;
    await world.sync.connectionChanged();
    expect(await waitFor(world.store, isDone)).toMatchObject({ cards: 60 });
  });

  test('a page instead of a card at the start stops the sync', async () => {
    const world = await makeWorld(
      () => new Response('<!doctype html><h1>Hi</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    await world.sync.start(PAIR);
    expect(await waitFor(world.store, ({ state }) => state === 'failed')).toMatchObject({ error: 'not-the-api' });
  });

  test('a disconnected server stops with a notice', async () => {
    let isGone = true;
    const first = answerOnce(cards, () => 30);
    const world = await makeWorld((rank, tries) => (isGone ? first : answerFrom(cards))(rank, tries));
    await world.sync.start(PAIR);
    const connected = await world.store.content.upstreams.get('upstream');
    await waitFor(world.store, (row) => row.cards === 30);
    await world.store.content.upstreams.clear();
    await world.sync.connectionChanged();
    const row = await waitFor(world.store, ({ state }) => state === 'failed');
    expect(row).toMatchObject({ error: 'not-connected', cards: 30 });
    isGone = false;
    await putUpstream(world.store, connected as UpstreamRow);
    await world.sync.connectionChanged();
    expect(await waitFor(world.store, isDone)).toMatchObject({ cards: 60 });
  });

  test('one that waits for a server says at once when another one is connected', async () => {
    const environment: Environment = {
      ...makeEnvironment(),
      now: () => 1_790_000_000_000,
      sleep: () => new Promise(() => undefined),
    };
    const world = await makeWorld(() => new Response('', { status: 503 }), makeStore(), environment);
    await world.sync.start(PAIR);
    await world.sync.pause('spa-eng');
    const waiting = { state: 'waiting', error: 'server-error', waitUntil: environment.now() + 60_000 } as const;
    await updateSync(world.store, 'spa-eng', ['paused'], waiting);
    await world.sync.connectionChanged();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await findSync(world.store, 'spa-eng')).toMatchObject(waiting);
    await putUpstream(world.store, { address: 'https://other.example', key: 'k', languages: [], connectedAt: 0 });
    await world.sync.connectionChanged();
    expect(await waitFor(world.store, ({ state }) => state === 'failed')).toMatchObject({ error: 'not-connected' });
  });

  test('cards of two servers are never mixed in one deck', async () => {
    let isGone = true;
    const first = answerOnce(cards, () => 30);
    const world = await makeWorld((rank, tries) => (isGone ? first : answerFrom(cards))(rank, tries));
    await world.sync.start(PAIR);
    await waitFor(world.store, (row) => row.cards === 30);
    await putUpstream(world.store, { address: 'https://other.example', key: 'k', languages: [], connectedAt: 0 });
    await world.sync.connectionChanged();
    expect(await waitFor(world.store, ({ state }) => state === 'failed')).toMatchObject({ error: 'not-connected' });
    isGone = false;
    await world.sync.start(PAIR);
    expect(await waitFor(world.store, isDone)).toMatchObject({ address: 'https://other.example', cards: 60 });
    expect(await world.store.content.blocks.count()).toBe(1);
  });
});

describe('a server that answers 404 for every card', () => {
  test('for ten minutes, as during a deployment, is waited for: a refresh does not replace a deck by its first part', async () => {
    const cards = makeCards(300);
    const store = await makeStoreWith(makeDeck({ cards, origin: { kind: 'upstream', address: ADDRESS } }));
    const environment = makeEnvironment();
    let wentAt: number | undefined;
    const world = await makeWorld(
      (rank, tries) => {
        if (rank === 120) wentAt ??= environment.now();
        const isGone = wentAt !== undefined && environment.now() < wentAt + 600_000;
        return isGone ? new Response('default backend - 404', { status: 404 }) : answerFrom(cards)(rank, tries);
      },
      store,
      environment,
    );
    expect(await syncAll(world)).toMatchObject({ cards: 300, skipped: 0 });
    expect((await readCopy(store)).cards).toEqual(cards);
    expect((await findSource(store, 'spa-eng'))?.changes?.gone.count).toBe(0);
  });

  test('after the end of a deck that has become shorter is not waited for endlessly', async () => {
    let cards = makeCards(60);
    const world = await makeWorld((rank, tries) => {
      if (rank === 50) cards = makeCards(30);
      return answerFrom(cards)(rank, tries);
    });
    const row = await syncAll(world);
    expect(row.cards).toBeGreaterThanOrEqual(30);
    expect(row.cards).toBeLessThan(50);
  });
});

describe('interruption', () => {
  test('a background that is stopped again and again still ends with exactly the deck', async () => {
    const cards = makeCards(600);
    const store = makeStore();
    let done: SyncRow | undefined;
    let lives = 0;
    for (; !done; lives++) {
      // Each life is a new background over the same store; it dies by never getting another response.
      let answersLeft = 30 + ((lives * 7) % 40);
      const answer = answerFrom(cards);
      const upstreamAnswer: Answer = (rank, tries) => {
        answersLeft -= 1;
        return answersLeft < 0 ? new Promise(() => undefined) : answer(rank, tries);
      };
      const world = await makeWorld(upstreamAnswer, store);
      if (lives === 0) await world.sync.start(PAIR);
      else world.sync.wake();
      const before = (await findSync(store, 'spa-eng'))?.next ?? 0;
      await waitFor(store, (row) => row.state === 'done' || answersLeft < 0 || row.next > before + 60);
      const row = await findSync(store, 'spa-eng');
      if (row?.state === 'done') done = row;
    }
    expect(lives).toBeGreaterThan(5);
    expect(done.cards).toBe(600);
    expect((await readCopy(store)).cards).toEqual(cards);
    expect(await store.content.blocks.count()).toBe(3);
  });

  test('pause stops the requests, resume continues from there', async () => {
    const cards = makeCards(300);
    const world = await makeWorld(answerFrom(cards));
    await world.sync.start(PAIR);
    await waitFor(world.store, (row) => row.cards > 50);
    await world.sync.pause('spa-eng');
    const paused = await findSync(world.store, 'spa-eng');
    await new Promise((resolve) => setTimeout(resolve, 30));
    const asked = world.upstream.asked.length;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(world.upstream.asked.length).toBe(asked);
    expect(await findSync(world.store, 'spa-eng')).toEqual(paused);
    await world.sync.resume('spa-eng');
    await waitFor(world.store, isDone);
    expect((await readCopy(world.store)).cards).toEqual(cards);
  });

  test('cancel keeps the cards of a first sync and forgets the sync', async () => {
    const world = await makeWorld(answerFrom(makeCards(300)));
    await world.sync.start(PAIR);
    await waitFor(world.store, (row) => row.cards > 50);
    await world.sync.cancel('spa-eng');
    expect(await world.sync.status()).toEqual([]);
    expect(await findSource(world.store, 'spa-eng')).toMatchObject({ isComplete: false });
    await syncAll(world);
    expect(await findSource(world.store, 'spa-eng')).toMatchObject({ isComplete: true, cards: 300 });
    expect(await world.store.content.blocks.count()).toBe(2);
  });

  test('remove midway leaves nothing behind', async () => {
    const world = await makeWorld(answerFrom(makeCards(300)));
    await world.sync.start(PAIR);
    await waitFor(world.store, (row) => row.cards > 50);
    await world.sync.remove('spa-eng');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await listSources(world.store)).toEqual([]);
    expect(await world.store.content.blocks.count()).toBe(0);
    expect(await world.store.content.words.count()).toBe(0);
    expect(await world.sync.status()).toEqual([]);
  });
});

describe('a refresh', () => {
  test('answers from the old copy until the new one is complete, then replaces it', async () => {
    const store = await makeStoreWith(makeDeck());
    const cards = makeCards(300);
    let isHeld = true;
    const held = answerOnce(cards, () => 100);
    const world = await makeWorld((rank, tries) => (isHeld ? held : answerFrom(cards))(rank, tries), store);
    await world.sync.start(PAIR);
    await waitFor(store, (row) => row.cards === 100);
    expect((await findFlashcard(store, 'spa-eng', 1))?.card?.[1]).toBe('de');
    expect((await world.sync.status())[0]?.expectedCards).toBe(10);
    isHeld = false;
    await waitFor(store, isDone);
    expect((await findFlashcard(store, 'spa-eng', 1))?.card?.[1]).toBe('palabra 1');
    expect(await store.content.blocks.count()).toBe(2);
  });

  test('reports its changes', async () => {
    const before = makeCards(300);
    // One word is gone, the others move up; one has another meaning; two are new, one of them twice.
    const after: StoredCard[] = [
      ...before.filter(([rank]) => rank !== 7),
      [301, 'Straße', ['street']],
      [302, 'İstanbul', ['Istanbul']],
      [303, 'Straße', ['road']],
    ].map(([, word, meanings], index) => [index + 1, word, word === 'palabra 9' ? ['other'] : meanings] as StoredCard);
    let cards = before;
    const world = await makeWorld((rank, tries) => answerFrom(cards)(rank, tries));
    await syncAll(world);
    expect((await findSource(world.store, 'spa-eng'))?.changes).toBeUndefined();
    cards = after;
    await syncAll(world);
    expect((await findSource(world.store, 'spa-eng'))?.changes).toEqual({
      added: { count: 2, words: ['Straße', 'İstanbul'] },
      gone: { count: 1, words: ['palabra 7'] },
      changed: { count: 1, words: ['palabra 9'] },
    });
    await syncAll(world);
    const none = { count: 0, words: [] };
    expect((await findSource(world.store, 'spa-eng'))?.changes).toEqual({ added: none, gone: none, changed: none });
  });

  test('that replaces a deck from elsewhere does not report all of it as changed', async () => {
    const store = await makeStoreWith(makeDeck({ origin: { kind: 'file', name: 'spanish.csv' } }));
    const world = await makeWorld(answerFrom(makeCards(40)), store);
    await syncAll(world);
    expect((await findSource(store, 'spa-eng'))?.changes).toBeUndefined();
  });

  test('that is cancelled changes nothing', async () => {
    const store = await makeStoreWith(makeDeck());
    const world = await makeWorld(answerFrom(makeCards(300)), store);
    await world.sync.start(PAIR);
    await waitFor(store, (row) => row.cards > 50);
    await world.sync.cancel('spa-eng');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await findFlashcard(store, 'spa-eng', 1))?.card?.[1]).toBe('de');
    expect(await store.content.blocks.count()).toBe(1);
  });
});
