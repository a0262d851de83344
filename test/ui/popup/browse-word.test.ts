import { expect, test } from 'vitest';
import type { Send } from '../../../src/messaging/client.ts';
import type { ShownCard } from '../../../src/ui/popup/browse.ts';
import { createBrowseWord } from '../../../src/ui/popup/browse-word.ts';
import { referTo } from '../support/builders.ts';

function makeShown(rank: number, word: string): ShownCard {
  const card = { rank, word, meanings: ['house'], from: referTo('spa'), to: referTo('eng') };
  return { pair: 'spa-eng', rank, card: card as unknown as ShownCard['card'], face: {} };
}

function make(answers: Record<string, unknown> = {}) {
  const sent: { name: string; request: Record<string, unknown> }[] = [];
  const send = (async (name: string, request: Record<string, unknown>) => {
    sent.push({ name, request });
    const state = { word: request.word, state: 'new', isWanted: false };
    const known: Record<string, unknown> = {
      'study.find': { state, definition: undefined },
      'study.mark': { ...state, isWanted: true },
      'study.undoMark': { state },
      'study.takeBack': { isDone: true },
      ...answers,
    };
    return known[name];
  }) as unknown as Send;
  let defined = 0;
  const word = createBrowseWord(send, async () => {
    defined += 1;
  });
  return { word, sent, countDefined: () => defined };
}

test('the word of the open card is studied with one press, which can be undone', async () => {
  const { word, sent } = make();
  await word.load(makeShown(3, 'casa'));
  const { hit } = word;
  expect(hit.value?.entry).toMatchObject({ word: 'casa', known: { state: 'new', isWanted: false } });
  if (hit.value) await word.mark(hit.value, 'want');
  expect(hit.value?.entry.known?.isWanted).toBe(true);
  expect(word.done.value?.id).toBe(sent.at(-1)?.request.id);
  await word.undo();
  expect(hit.value?.entry.known?.isWanted).toBe(false);
  expect(word.done.value).toBeUndefined();
});

test('another card ends the offer to undo, and the same card read again keeps it', async () => {
  const { word } = make();
  await word.load(makeShown(3, 'casa'));
  if (word.hit.value) await word.mark(word.hit.value, 'know');
  await word.load(makeShown(3, 'casa'));
  expect(word.done.value).toBeDefined();
  await word.load(makeShown(4, 'perro'));
  expect(word.done.value).toBeUndefined();
});

test('an own meaning is stored and can be undone, and the card is read again each time', async () => {
  const { word, sent, countDefined } = make();
  await word.load(makeShown(3, 'casa'));
  if (word.hit.value) await word.define(word.hit.value, ' home ');
  expect(sent.at(-1)).toMatchObject({ name: 'definition.put', request: { word: 'casa', text: 'home' } });
  expect([word.hit.value?.entry.definition, countDefined()]).toEqual(['home', 1]);
  const ref = sent.at(-1)?.request.id;
  await word.undo();
  expect(sent.at(-1)).toMatchObject({ name: 'study.takeBack', request: { ref } });
  expect([word.hit.value?.entry.definition, countDefined()]).toEqual([undefined, 2]);
  expect(word.done.value).toBeUndefined();
});
