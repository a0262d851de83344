import { expect, test } from 'vitest';
import type { Send } from '../../../src/messaging/client.ts';
import { createKnowUpTo } from '../../../src/ui/progress/know-up-to.ts';
import { makeDeck } from '../support/builders.ts';

test('Undo works while the words are still being counted again', async () => {
  const sent: string[] = [];
  const never = new Promise<never>(() => undefined);
  let isCountSlow = false;
  const send = (async (name: string, request: { isDryRun?: boolean }) => {
    if (request.isDryRun && isCountSlow) return never;
    sent.push(request.isDryRun ? `${name} dry` : name);
    return { words: 9 };
  }) as Send;
  const model = createKnowUpTo(send);
  await model.open(makeDeck('spa-eng', { cards: 100, lastRank: 100 }));
  await model.choose(9);
  isCountSlow = true;
  void model.mark();
  await expect.poll(() => model.done.value?.words).toBe(9);
  void model.takeBack();
  await expect.poll(() => model.isTakenBack.value).toBe(true);
  expect(sent).toEqual(['study.knowUpTo dry', 'study.knowUpTo', 'study.takeBack']);
});
