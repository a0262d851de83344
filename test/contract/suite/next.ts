import { describe, expect, test } from 'vitest';
import type { Flashcard } from '../../../src/contract/resources.ts';
import { getFlashcard } from '../../support/contract/expect-reply.ts';
import type { ContractHost, RunningHost } from '../../support/contract/host.ts';
import { allDecks, ENGLISH, gappedDeck, SPANISH, spanishDeck } from '../../support/contract/world.ts';
import { startHost } from './start-host.ts';

export function describeNext(host: ContractHost): void {
  describe('next', () => {
    const running = startHost(host, allDecks);

    test('is the rank of the following card', async () => {
      expect((await getFlashcard(running(), 'spa', 'eng', 1)).next).toBe(2);
    });

    test('is the last rank + 1 on the last card', async () => {
      expect((await getFlashcard(running(), 'spa', 'eng', 6)).next).toBe(7);
    });

    test('leads from the first card through every card of the deck once, in rank order', async () => {
      const words = (await follow(running(), 1)).map(({ word }) => word);
      expect(words).toEqual(spanishDeck.cards.map(({ word }) => word));
    });
  });

  if (host.features.includes('any-rank')) describeGaps(host);
  if (host.features.includes('synced-decks')) describeSourceNext(host);
}

function describeGaps(host: ContractHost): void {
  describe('next in a deck whose ranks have gaps', () => {
    const running = startHost(host, [gappedDeck]);

    test.each([
      [0, 'uno', 1],
      [1, 'dos', 7],
      [7, 'tres', 1_000_000],
      [1_000_000, 'cuatro', 1_000_001],
    ])('is the rank of the following card that exists: after rank %i', async (rank, word, next) => {
      expect(await getFlashcard(running(), 'spa', 'eng', rank)).toMatchObject({ word, next });
    });

    test('leads through every card of the deck once', async () => {
      const words = (await follow(running(), 0)).map(({ word }) => word);
      expect(words).toEqual(['uno', 'dos', 'tres', 'cuatro']);
    });
  });
}

function describeSourceNext(host: ContractHost): void {
  const cards = [3, 4, 5].map((rank) => ({ rank, word: `palabra${rank}`, meanings: [`word ${rank}`] }));
  const synced = { from: SPANISH, to: ENGLISH, cards };

  describe('next on the last card of a synced deck whose source points back to a rank of the deck', () => {
    const running = startHost(host, [{ ...synced, endNext: 3 }]);

    test('is the source’s value', async () => {
      expect((await getFlashcard(running(), 'spa', 'eng', 5)).next).toBe(3);
    });
  });

  describe.each([0, 1, 2, 900])(
    'next on the last card of a synced deck whose source says %i, no rank of the deck',
    (endNext) => {
      const running = startHost(host, [{ ...synced, endNext }]);

      test('is the last rank + 1', async () => {
        expect((await getFlashcard(running(), 'spa', 'eng', 5)).next).toBe(6);
      });
    },
  );

  describe('next on the newest card of a deck that is still being synced', () => {
    const running = startHost(host, [{ ...synced, isComplete: false }]);

    test('is the last rank + 1', async () => {
      expect((await getFlashcard(running(), 'spa', 'eng', 5)).next).toBe(6);
    });
  });
}

/** Follows `next` from a rank until a card is missing. */
async function follow(host: RunningHost, firstRank: number): Promise<Flashcard[]> {
  const cards: Flashcard[] = [];
  for (let rank = firstRank; cards.length < 100; ) {
    const { status, body } = await host.get(`/api/v1/fc/?f=spa&t=eng&n=${rank}`);
    if (status !== 200) return cards;
    const card: Flashcard = JSON.parse(body);
    cards.push(card);
    rank = card.next;
  }
  throw new Error('Expected `next` to lead out of the deck, got 100 cards.');
}
