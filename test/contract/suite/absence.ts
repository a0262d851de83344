import { describe, expect, test } from 'vitest';
import { expectProblem, getFlashcard } from '../../support/contract/expect-reply.ts';
import type { ContractHost } from '../../support/contract/host.ts';
import { ENGLISH, GERMAN, gappedDeck, germanDeck, SPANISH, spanishDeck } from '../../support/contract/world.ts';
import { startHost } from './start-host.ts';

export function describeAbsence(host: ContractHost): void {
  describe('A missing flashcard', () => {
    const running = startHost(host, [spanishDeck, germanDeck]);

    test.each([
      ['a language that no deck has', 'fra', 'eng', '1'],
      ['a code that no language has', 'qqq', 'zzz', '1'],
      ['the other direction of a deck', 'eng', 'spa', '1'],
      ['two languages that only other decks have', 'spa', 'deu', '1'],
      ['a language and itself', 'spa', 'spa', '1'],
      ['names of built-in properties', 'map', 'has', '1'],
      ['a rank beyond all decks', 'fra', 'eng', '999999999'],
      ['a rank too large to be exact', 'fra', 'eng', '9'.repeat(400)],
    ])('an unknown pair is 404: %s', async (_, f, t, n) => {
      const reply = await running().get(`/api/v1/fc/?f=${f}&t=${t}&n=${n}`);
      expect(expectProblem(reply, 'unknown-pair', 404).detail).toContain(`${f} to ${t}`);
    });

    test.each(['0', '7', '8', '1000000', '9007199254740991', '9007199254740993', '9'.repeat(400)])(
      'a rank without a card is 404: n=%s',
      async (n) => {
        expectProblem(await running().get(`/api/v1/fc/?f=spa&t=eng&n=${n}`), 'no-card', 404);
      },
    );

    test('the `next` of the last card is such a rank', async () => {
      const { next } = await getFlashcard(running(), 'spa', 'eng', spanishDeck.cards.length);
      expectProblem(await running().get(`/api/v1/fc/?f=spa&t=eng&n=${next}`), 'no-card', 404);
    });
  });

  if (host.features.includes('any-rank')) {
    describe('In the gap between two ranks', () => {
      const running = startHost(host, [gappedDeck]);

      test.each([2, 6, 8, 999_999, 1_000_001])('is 404 for n=%i', async (n) => {
        expectProblem(await running().get(`/api/v1/fc/?f=spa&t=eng&n=${n}`), 'no-card', 404);
      });
    });
  }

  if (host.features.includes('synced-decks')) describeUnfinished(host);
}

function describeUnfinished(host: ContractHost): void {
  describe('In a deck that is still being synced', () => {
    const cards = [2, 3, 5].map((rank) => ({ rank, word: `palabra${rank}`, meanings: [] }));
    const running = startHost(host, [
      { from: SPANISH, to: ENGLISH, cards, isComplete: false },
      { from: GERMAN, to: ENGLISH, cards, isComplete: true },
    ]);

    test('available cards are returned', async () => {
      expect((await getFlashcard(running(), 'spa', 'eng', 5)).word).toBe('palabra5');
    });

    test.each(['6', '7', '1000000', '9'.repeat(400)])('a later rank is 404 with a separate type: n=%s', async (n) => {
      expectProblem(await running().get(`/api/v1/fc/?f=spa&t=eng&n=${n}`), 'not-synced-yet', 404);
    });

    test('a rank that the sync has passed without a card is 404, as in any deck', async () => {
      expectProblem(await running().get('/api/v1/fc/?f=spa&t=eng&n=4'), 'no-card', 404);
    });

    test('the language has flashcards', async () => {
      const reply = await running().get('/api/v1/lang/');
      expect(JSON.parse(reply.body)).toContainEqual({ name: 'Spanish', iso639_3: 'spa', has_flashcards: true });
    });

    test('another deck is not affected', async () => {
      expectProblem(await running().get('/api/v1/fc/?f=deu&t=eng&n=6'), 'no-card', 404);
    });
  });
}
