import { describe, expect, test } from 'vitest';
import { createCardSource } from '../../../src/messaging/card-source.ts';
import { type Browse, createBrowse } from '../../../src/ui/popup/browse.ts';
import { makeMemory, makeSpanishBackground, makeSync, SPANISH_CARDS } from '../support/builders.ts';
import type { FakeBackground } from '../support/fake-background.ts';

const GAPPY: typeof SPANISH_CARDS = [
  [2, 'de', ['of']],
  [5, 'casa', []],
  [9, 'que', ['that']],
];

function makeBrowse(background: FakeBackground, memory = makeMemory()): Browse {
  const { send } = background;
  return createBrowse({
    loadSource: async () => createCardSource(send),
    send,
    memory,
    findEntry: (pair) => {
      const deck = background.decks.find((candidate) => candidate.pair === pair);
      return deck && { id: deck.id, pair, from: deck.from, to: deck.to, deck, sync: undefined, skipped: 0 };
    },
  });
}

async function openSpanish(background = makeSpanishBackground()) {
  const browse = makeBrowse(background);
  await browse.open('spa-eng');
  return browse;
}

const shown = (browse: Browse) => [browse.shown.value?.rank, browse.shown.value?.card.word];

describe('opening a deck', () => {
  test('shows its first card, and requests each part once', async () => {
    const background = makeSpanishBackground(GAPPY);
    const browse = await openSpanish(background);
    expect(shown(browse)).toEqual([2, 'de']);
    expect(background.received).toEqual(['lookup.get', 'deck.face']);
  });

  test('shows the last open card', async () => {
    const memory = makeMemory();
    memory.save({ pair: 'spa-eng', rank: 3 });
    const browse = makeBrowse(makeSpanishBackground(), memory);
    await browse.open('spa-eng');
    expect(shown(browse)).toEqual([3, 'que']);
  });

  test('shows the card before a missing rank', async () => {
    const memory = makeMemory();
    memory.save({ pair: 'spa-eng', rank: 8 });
    const browse = makeBrowse(makeSpanishBackground(GAPPY), memory);
    await browse.open('spa-eng');
    expect(shown(browse)).toEqual([5, 'casa']);
    expect(browse.notice.value).toBeUndefined();
  });

  test('shows no card of the previous deck when the deck has none', async () => {
    const background = makeSpanishBackground();
    background.cards.set('deu-eng', []);
    const browse = await openSpanish(background);
    await browse.open('deu-eng');
    expect(browse.shown.value).toBeUndefined();
  });
});

describe('turning pages', () => {
  test('moves forward over gaps by following next', async () => {
    const browse = await openSpanish(makeSpanishBackground(GAPPY));
    await browse.goForward();
    expect(shown(browse)).toEqual([5, 'casa']);
  });

  test('moves back over gaps', async () => {
    const browse = await openSpanish(makeSpanishBackground(GAPPY));
    await browse.goLast();
    await browse.goBack();
    expect(shown(browse)).toEqual([5, 'casa']);
  });

  test('at the end says so and stays', async () => {
    const browse = await openSpanish();
    await browse.goLast();
    await browse.goForward();
    expect(shown(browse)).toEqual([3, 'que']);
    expect(browse.notice.value).toEqual({ kind: 'deck-ends', lastRank: 3 });
  });

  test('at the start says so and stays, at rank 0 too', async () => {
    const browse = await openSpanish(makeSpanishBackground([[0, 'de', []]]));
    await browse.goBack();
    expect(shown(browse)).toEqual([0, 'de']);
    expect(browse.notice.value).toEqual({ kind: 'deck-starts', firstRank: 0 });
  });

  test('moves as often as requested, however fast', async () => {
    const browse = await openSpanish();
    await Promise.all([browse.goForward(), browse.goForward(), browse.goBack()]);
    expect(shown(browse)).toEqual([2, 'casa']);
  });

  test('the next move removes the notice', async () => {
    const browse = await openSpanish();
    await browse.jump('99');
    await browse.goForward();
    expect(browse.notice.value).toBeUndefined();
  });

  test('a next that leads back does not trap the learner', async () => {
    const background = makeSpanishBackground();
    const { send } = background;
    background.send = (async (name: never, request: never) => {
      const value = await send(name, request);
      return name === 'lookup.get'
        ? { ...(value as object), body: (value as { body: string }).body.replace('"next":3', '"next":1') }
        : value;
    }) as typeof send;
    const browse = await openSpanish(background);
    await browse.goForward();
    await browse.goForward();
    expect(shown(browse)).toEqual([3, 'que']);
  });
});

describe('jumping', () => {
  test.each(['2', ' 2 ', '٢', '02'])('to %j shows rank 2', async (typed) => {
    const browse = await openSpanish();
    await browse.jump(typed);
    expect(shown(browse)).toEqual([2, 'casa']);
  });

  test('beyond the deck says where it ends and stays', async () => {
    const browse = await openSpanish();
    await browse.goForward();
    await browse.jump('2,001');
    expect(shown(browse)).toEqual([2, 'casa']);
    expect(browse.notice.value).toEqual({ kind: 'deck-ends', lastRank: 3 });
  });

  test('before the deck says where it starts', async () => {
    const browse = await openSpanish(makeSpanishBackground(GAPPY));
    await browse.jump('0');
    expect(browse.notice.value).toEqual({ kind: 'deck-starts', firstRank: 2 });
  });

  test('into a gap shows the next card and says so', async () => {
    const browse = await openSpanish(makeSpanishBackground(GAPPY));
    await browse.jump('6');
    expect(shown(browse)).toEqual([9, 'que']);
    expect(browse.notice.value).toEqual({ kind: 'no-card', asked: 6, shown: 9 });
  });

  test('to a rank that is not stored yet says how many cards are here', async () => {
    const browse = await openSpanish(makeSpanishBackground(SPANISH_CARDS, { isComplete: false }));
    await browse.jump('900');
    expect(shown(browse)).toEqual([1, 'de']);
    expect(browse.notice.value).toEqual({ kind: 'not-synced-yet', rank: 900, cards: 3 });
  });

  test.each(['', 'abc', '-1', '1.5', '1e3', '9'.repeat(20), '12 34'])('%j is not a rank', async (typed) => {
    const browse = await openSpanish();
    await browse.jump(typed);
    expect(browse.notice.value).toEqual({ kind: 'not-a-rank', typed });
  });
});

describe('errors', () => {
  test('a failure is reported and the card stays', async () => {
    const background = makeSpanishBackground();
    const browse = await openSpanish(background);
    background.failures.set('lookup.get', 'storage-unavailable');
    await browse.goForward();
    expect(shown(browse)).toEqual([1, 'de']);
    expect(browse.notice.value).toEqual({ kind: 'error', code: 'storage-unavailable' });
  });

  test('a removed deck is reported', async () => {
    const background = makeSpanishBackground();
    const browse = await openSpanish(background);
    background.cards.clear();
    await browse.goForward();
    expect(browse.notice.value).toEqual({ kind: 'error', code: 'deck-unknown' });
  });
});

describe('reloading', () => {
  test('shows a new meaning of the same card', async () => {
    const background = makeSpanishBackground();
    const browse = await openSpanish(background);
    background.cards.set('spa-eng', [[1, 'de', ['mine', 'of']]]);
    await browse.reload();
    expect(browse.shown.value?.card.meanings).toEqual(['mine', 'of']);
  });

  test('shows the first card of a sync once it has arrived', async () => {
    const background = makeSpanishBackground([]);
    background.decks = [];
    background.syncs = [makeSync('spa-eng', { cards: 0 })];
    const browse = await openSpanish(background);
    expect(browse.shown.value).toBeUndefined();
    background.cards.set('spa-eng', SPANISH_CARDS);
    await browse.reload();
    expect(shown(browse)).toEqual([1, 'de']);
  });
});
