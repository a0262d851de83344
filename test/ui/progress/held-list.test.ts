import { expect, test } from 'vitest';
import type { Send } from '../../../src/messaging/client.ts';
import type { HeldRequest } from '../../../src/model/held-words.ts';
import { createHeldList } from '../../../src/ui/progress/held-list.ts';

/** Has 500 known words of each deck. */
function makeSlowBackground() {
  const sent: { name: string; request: Record<string, unknown> }[] = [];
  let hold: Promise<void> | undefined;
  const send = (async (name: string, request: HeldRequest) => {
    sent.push({ name, request: { ...request } });
    if (name !== 'study.held') return undefined;
    const { pair, kind, offset, limit } = request;
    const held = hold;
    hold = undefined;
    await held;
    const words = kind === 'known' ? Array.from({ length: limit }, (_, index) => `${pair} ${offset + index}`) : [];
    return { total: 500, words: words.map((word) => ({ word, lapses: 0, rank: 1, meaning: '' })), batches: [] };
  }) as Send;
  return {
    send,
    sent,
    /** Holds back the next response. @returns Delivers it. */
    holdNext(): () => void {
      let give = () => {};
      hold = new Promise((resolve) => {
        give = resolve;
      });
      return give;
    },
  };
}

test('more words of a deck do not appear under another one that was chosen meanwhile', async () => {
  const background = makeSlowBackground();
  const held = createHeldList(background.send);
  await held.load('spa-eng');
  const give = background.holdNext();
  const more = held.showMore('known');
  await held.load('deu-eng');
  give();
  await more;
  const words = held.lists.value?.known.words.map(({ word }) => word) ?? [];
  expect(words).toHaveLength(30);
  expect(words.filter((word) => !word.startsWith('deu-eng'))).toEqual([]);
});

test('more words are appended', async () => {
  const held = createHeldList(makeSlowBackground().send);
  await held.load('spa-eng');
  await held.showMore('known');
  const words = held.lists.value?.known.words.map(({ word }) => word);
  expect([words?.length, words?.at(-1)]).toEqual([60, 'spa-eng 59']);
});

test('an action is reported when the list shows it', async () => {
  const background = makeSlowBackground();
  const held = createHeldList(background.send);
  await held.load('spa-eng');
  const give = background.holdNext();
  const before = held.lists.value;
  const acting = held.act({ word: 'spa-eng 3', headword: 'tres' }, 'want');
  await new Promise((resolve) => setTimeout(resolve));
  expect(background.sent.at(-1)?.name).toBe('study.held');
  expect(held.done.value).toBeUndefined();
  give();
  await acting;
  expect(held.lists.value).not.toBe(before);
  expect(held.done.value).toMatchObject({ word: 'tres', act: 'want' });
});
