import { expect, test } from 'vitest';
import type { Send } from '../../../src/messaging/client.ts';
import { createPageAddress } from '../../../src/ui/progress/page-address.ts';
import { createProgressModel } from '../../../src/ui/progress/progress-model.ts';
import { makeDeck } from '../support/builders.ts';
import { makeBackground } from '../support/fake-background.ts';

/** The page of a deck whose cards stay the same. */
async function load(search: string) {
  const background = makeBackground({ decks: [makeDeck('spa-eng')] });
  const asked: string[] = [];
  const send = (async (name: string, request: never) => {
    if (!name.startsWith('study.')) return background.send(name as 'deck.list', request);
    asked.push(name);
    return { total: 0, words: [], batches: [] };
  }) as Send;
  const address = createPageAddress({ search }, { replaceState: () => undefined });
  const model = createProgressModel({ send, address, random: () => 0, now: () => 0 });
  await model.load();
  asked.length = 0;
  return { model, asked };
}

test.each([
  ['statistics', ['study.stats']],
  ['held', ['study.held', 'study.held', 'study.held']],
  // What is typed there stays.
  ['check', []],
])('a return to the page reads what its view "%s" shows again', async (view, expected) => {
  const { model, asked } = await load(`?view=${view}`);
  await model.revisit();
  expect(asked).toEqual(expected);
});

test('a change of other decks reads no statistics again', async () => {
  const { model, asked } = await load('');
  await model.refresh();
  expect(asked).toEqual([]);
});
