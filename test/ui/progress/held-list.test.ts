import { expect, test } from 'vitest';
import type { Send } from '../../../src/messaging/client.ts';
import type { HeldRequest } from '../../../src/messaging/study-views.ts';
import { createHeldList } from '../../../src/ui/progress/held-list.ts';

/** Answers a page of the list at a time, each when it is let. */
function makeSlowBackground() {
  const sent: { name: string; request: Record<string, unknown> }[] = [];
  let hold: Promise<void> | undefined;
  const send = (async (name: string, request: HeldRequest) => {
    sent.push({ name, request: { ...request } });
    if (name !== 'study.held') return undefined;
    const { pair, kind, offset, limit } = request;
    await hold;
    const words = kind === 'known' ? Array.from({ length: limit }, (_, place) => `${pair} ${offset + place}`) : [];
    return { total: 500, words: words.map((word) => ({ word, lapses: 0, rank: 1, meaning: '' })), batches: [] };
  }) as Send;
  return {
    send,
    sent,
    /** @returns Lets answers come again. */
    pause(): () => void {
      let goOn = () => {};
      hold = new Promise((resolve) => {
        goOn = resolve;
      });
      return () => {
        hold = undefined;
        goOn();
      };
    },
  };
}

test('more words of a deck do not come under another one that was chosen meanwhile', async () => {
  const background = makeSlowBackground();
  const held = createHeldList(background.send);
  await held.load('spa-eng');
  const goOn = background.pause();
  const more = held.showMore('known');
  const other = held.load('deu-eng');
  goOn();
  await Promise.all([more, other]);
  const words = held.lists.value?.known.words.map(({ word }) => word) ?? [];
  expect(words).toHaveLength(30);
  expect(words.filter((word) => !word.startsWith('deu-eng'))).toEqual([]);
});

test('more words come behind those that are shown', async () => {
  const held = createHeldList(makeSlowBackground().send);
  await held.load('spa-eng');
  await held.showMore('known');
  const words = held.lists.value?.known.words.map(({ word }) => word);
  expect([words?.length, words?.at(-1)]).toEqual([60, 'spa-eng 59']);
});
