import { expect, test } from 'vitest';
import type { Send } from '../../../../src/messaging/client.ts';
import type { StoredCard } from '../../../../src/model/card.ts';
import { makeDeck as copyDeck } from '../../../../src/ui/options/decks/make-deck.ts';
import { makeDeck } from '../../support/builders.ts';

const CARDS: StoredCard[] = [
  [1, 'talo', ['house'], ['talossa']],
  [2, 'ja', ['and']],
  [3, 'olla', ['to be']],
  [4, 'ja', ['another card of the word']],
];

/** Answers as the background does, and keeps the cards that arrive. */
function makeBackground() {
  const stored: StoredCard[] = [];
  const answer = async (type: string, request: { after: number; cards: string }) => {
    if (type === 'deck.export') {
      const cards = CARDS.filter(([rank]) => rank > request.after).slice(0, 2);
      return { cards, isLast: cards.at(-1) === CARDS.at(-1) };
    }
    if (type === 'deck.import') stored.push(...JSON.parse(request.cards));
    return { deck: stored.length > 0 ? makeDeck('fin-eng') : undefined };
  };
  return { send: answer as unknown as Send, stored };
}

const signal = new AbortController().signal;

const DICTIONARY = makeDeck('fin-eng', { origin: { kind: 'file', name: 'a.zip', isDictionary: true } });

test('a list of words gives the order, and words that the dictionary does not explain are left out', async () => {
  const { send, stored } = makeBackground();
  const names: number[] = [];
  const toName = (count: number) => `Deck ${names.push(count)}`;
  await copyDeck(send, DICTIONARY, { toName, count: 3, words: ['olla', 'xyzzy', 'ja'], signal });
  expect(names, 'the deck is named after what it has').toEqual([2]);
  expect(stored).toEqual([
    [1, 'olla', ['to be']],
    [2, 'ja', ['and']],
  ]);
});

test('a list without a word of the dictionary makes no deck', async () => {
  const { send, stored } = makeBackground();
  expect(
    await copyDeck(send, DICTIONARY, { toName: () => 'Deck', count: 2, words: ['xyzzy'], signal }),
  ).toBeUndefined();
  expect(stored).toEqual([]);
});

test.each([undefined, ['olla', 'ja']])('a cancelled deck is dropped, with the list %j', async (words) => {
  const types: string[] = [];
  const { send } = makeBackground();
  const cancel = new AbortController();
  const cancelling: Send = (type, request) => {
    types.push(type);
    if (types.length === 2) cancel.abort();
    return send(type, request);
  };
  const made = await copyDeck(cancelling, DICTIONARY, { toName: () => 'Deck', count: 4, words, signal: cancel.signal });
  expect(made).toBeUndefined();
  expect(types).not.toContain('deck.importFinish');
});
