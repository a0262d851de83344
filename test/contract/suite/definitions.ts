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

    test('is not repeated after it when the deck has the same meaning', async () => {
      await put('casa', 'home');
      expect((await getFlashcard(running, 'spa', 'eng', 2)).meanings).toEqual(['home', 'house']);
    });

    test('is the only meaning of a card without meanings', async () => {
      await put('ojalá', 'I wish');
      expect((await getFlashcard(running, 'spa', 'eng', 6)).meanings).toEqual(['I wish']);
    });

    test('changes nothing else about the card', async () => {
      const before = await getFlashcard(running, 'spa', 'eng', 2);
      await put('casa', 'where I live');
      const after = await getFlashcard(running, 'spa', 'eng', 2);
      expect({ ...after, meanings: [] }).toEqual({ ...before, meanings: [] });
    });

    test('leaves other words unchanged', async () => {
      await put('casa', 'where I live');
      expect((await getFlashcard(running, 'spa', 'eng', 3)).meanings).toEqual(['year']);
    });

    test('leaves the same word in other pairs unchanged', async () => {
      await put('casa', 'where I live');
      expect((await getFlashcard(running, 'spa', 'deu', 1)).meanings).toEqual(['Haus']);
      expect((await getFlashcard(running, 'eng', 'spa', 1)).meanings).toEqual(['una palabra']);
    });

    test('belongs to the word in either Unicode composition', async () => {
      await put('an\u0303o', 'twelve months');
      expect((await getFlashcard(running, 'spa', 'eng', 3)).meanings).toEqual(['twelve months', 'year']);
    });

    test('replaces an earlier one', async () => {
      await put('casa', 'first try');
      await put('casa', 'second try');
      expect((await getFlashcard(running, 'spa', 'eng', 2)).meanings).toEqual(['second try', 'house', 'home']);
    });

    test('leaves the deck’s meanings when it is removed', async () => {
      await put('casa', 'home');
      await running.removeDefinition?.(SPANISH_ENGLISH, 'casa');
      expect((await getFlashcard(running, 'spa', 'eng', 2)).meanings).toEqual(['house', 'home']);
    });
  });
}
