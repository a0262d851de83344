import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getFlashcard } from '../../support/contract/expect-reply.ts';
import type { ContractHost, RunningHost } from '../../support/contract/host.ts';
import { ENGLISH, GERMAN, SPANISH, spanishDeck } from '../../support/contract/world.ts';

const SPANISH_ENGLISH = { from: 'spa', to: 'eng' };

export function describeDefinitions(host: ContractHost): void {
  describe('A user definition', () => {
    const spanishGermanDeck = { from: SPANISH, to: GERMAN, cards: [{ rank: 1, word: 'casa', meanings: ['Haus'] }] };
    const reversedDeck = { from: ENGLISH, to: SPANISH, cards: [{ rank: 1, word: 'casa', meanings: ['una palabra'] }] };
    let running: RunningHost;
    const put = (word: string, text: string) => running.putDefinition?.(SPANISH_ENGLISH, word, text);

    beforeEach(async () => {
      running = await host.start([spanishDeck, spanishGermanDeck, reversedDeck]);
    });
    afterEach(() => running.stop());

    test('is the first of the meanings of its word', async () => {
      await put('casa', 'where I live');
      expect((await getFlashcard(running, 'spa', 'eng', 2)).meanings).toEqual(['where I live', 'house', 'home']);
    });

    test('is not repeated behind when the deck has the same meaning', async () => {
      await put('casa', 'home');
      expect((await getFlashcard(running, 'spa', 'eng', 2)).meanings).toEqual(['home', 'house']);
    });

    test('is the only meaning of a card that has none', async () => {
      await put('ojalá', 'I wish');
      expect((await getFlashcard(running, 'spa', 'eng', 6)).meanings).toEqual(['I wish']);
    });

    test('changes nothing else about the card', async () => {
      const before = await getFlashcard(running, 'spa', 'eng', 2);
      await put('casa', 'where I live');
      const after = await getFlashcard(running, 'spa', 'eng', 2);
      expect({ ...after, meanings: [] }).toEqual({ ...before, meanings: [] });
    });

    test('leaves other words as they are', async () => {
      await put('casa', 'where I live');
      expect((await getFlashcard(running, 'spa', 'eng', 3)).meanings).toEqual(['year']);
    });

    test('leaves the same word in other pairs as it is', async () => {
      await put('casa', 'where I live');
      expect((await getFlashcard(running, 'spa', 'deu', 1)).meanings).toEqual(['Haus']);
      expect((await getFlashcard(running, 'eng', 'spa', 1)).meanings).toEqual(['una palabra']);
    });

    test('belongs to the word however its letters are composed', async () => {
      await put('an\u0303o', 'twelve months');
      expect((await getFlashcard(running, 'spa', 'eng', 3)).meanings).toEqual(['twelve months', 'year']);
    });

    test('takes the place of an earlier one', async () => {
      await put('casa', 'first try');
      await put('casa', 'second try');
      expect((await getFlashcard(running, 'spa', 'eng', 2)).meanings).toEqual(['second try', 'house', 'home']);
    });

    test('is gone when it was removed, and the meanings are the deck’s again', async () => {
      await put('casa', 'home');
      await running.removeDefinition?.(SPANISH_ENGLISH, 'casa');
      expect((await getFlashcard(running, 'spa', 'eng', 2)).meanings).toEqual(['house', 'home']);
    });
  });
}
