import { expect, test } from 'vitest';
import type { Send } from '../../../../src/messaging/client.ts';
import type { OwnWord } from '../../../../src/model/own-word.ts';
import { createWordList, type WordQuery } from '../../../../src/ui/options/own-words/word-list.ts';

const FIRST: WordQuery = { text: '', sort: 'newest' };
const WORD = { pair: 'deu-eng', word: 'Haus', headword: 'Haus' } as OwnWord;

/** A background with one word, whose answers about the list can be held back. */
function makeList() {
  const done: string[] = [];
  const waiting: (() => void)[] = [];
  let isSlow = false;
  let words = [WORD];
  const list = createWordList<OwnWord, WordQuery>(
    (async () => undefined) as unknown as Send,
    {
      async list() {
        const found = words;
        if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
        return { total: found.length, pairs: ['deu-eng'], words: found, day: 1 };
      },
      keys: async () => words,
      async act({ act }) {
        done.push(act);
        words = [];
        return { words: 1 };
      },
      async takeBack() {
        done.push('takeBack');
        words = [WORD];
      },
    },
    FIRST,
  );
  return { list, done, waiting, slowDown: () => (isSlow = true) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a removal is undone at once, even while the list is read again', async () => {
  const { list, done, waiting, slowDown } = makeList();
  await list.load();
  slowDown();
  void list.act('remove', WORD);
  await settle();
  expect(list.notice.value).toMatchObject({ kind: 'remove', words: 1 });
  void list.undo();
  await settle();
  expect(done).toEqual(['remove', 'takeBack']);
  expect(list.notice.value?.kind).toBe('restored');
  // The list as it was read after the removal comes last.
  for (const give of waiting.toReversed()) {
    give();
    await settle();
  }
  expect(list.page.value?.words).toEqual([WORD]);
});

test('the selected words are changed once', async () => {
  const { list, done, slowDown } = makeList();
  await list.load();
  await list.selectAll(true);
  slowDown();
  void list.act('remove');
  void list.act('remove');
  await settle();
  void list.act('remove');
  await settle();
  expect(done).toEqual(['remove']);
});
