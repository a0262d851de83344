import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Send } from '../../../../../src/messaging/client.ts';
import type { DeckSummary } from '../../../../../src/model/source.ts';
import { matchVocabulary } from '../../../../../src/ui/options/get-deck/vocabulary/match-vocabulary.ts';
import { makeDeck } from '../../../support/builders.ts';

const CARDS = ['aufstehen', 'gehen', 'Haus', 'auf'];

function makeDecks(deck: Partial<DeckSummary> = {}) {
  const sources = signal<readonly DeckSummary[]>([makeDeck('deu-eng', deck)]);
  const asked: string[][] = [];
  const send = (async (_: string, { words }: { words: string[] }) => {
    asked.push(words);
    return { found: words.map((word) => CARDS.find((card) => card === word) ?? null), forms: [] };
  }) as unknown as Send;
  const match = (words: readonly string[]) =>
    matchVocabulary(
      { send, sources },
      'deu-eng',
      words.map((word) => ({ word, standing: 'known' })),
      { isWanted: () => true, onMatched: () => {} },
    );
  return { sources, asked, match };
}

test('Looks again for words that no deck has, and shows the card of those', async () => {
  const { asked, match } = makeDecks();
  const matched = await match(['Haus', 'gehen - ging - ist gegangen', 'auf/stehen', 'Nichts', 'Nichts – nothing']);
  expect(matched).toEqual({ found: ['Haus', 'gehen', 'aufstehen', null, null], forms: new Set([1]) });
  expect(asked).toEqual([
    ['Haus', 'gehen - ging - ist gegangen', 'aufstehen', 'Nichts', 'Nichts – nothing'],
    ['gehen', 'Nichts'],
  ]);
});

test('Waits until the cards of a starter deck have arrived', async () => {
  const { sources, asked, match } = makeDecks({ isComplete: false, cards: 1_000, expectedCards: 50_000 });
  const matching = match(['Haus']);
  await Promise.resolve();
  expect(asked).toEqual([]);
  sources.value = [makeDeck('deu-eng')];
  expect((await matching).found).toEqual(['Haus']);
});

test('Does not wait for a deck that a server sends', async () => {
  const { match } = makeDecks({ isComplete: false, cards: 1_000 });
  expect((await match(['Haus'])).found).toEqual(['Haus']);
});
