import { expect, test } from 'vitest';
import { type AskedWords, askWord, listenForAskedWords } from '../../src/messaging/asked-word.ts';

function createWords(): AskedWords {
  const items = new Map<string, unknown>();
  const listeners: Parameters<AskedWords['onChanged']['addListener']>[0][] = [];
  return {
    get: async (key) => (items.has(key) ? { [key]: items.get(key) } : {}),
    async set(changed) {
      for (const [key, newValue] of Object.entries(changed)) {
        items.set(key, newValue);
        for (const listener of listeners) listener({ [key]: { newValue } });
      }
    },
    async remove(key) {
      items.delete(key);
      for (const listener of listeners) listener({ [key]: {} });
    },
    onChanged: { addListener: (listener) => void listeners.push(listener) },
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a side panel that opens receives the word once, and later words as well', async () => {
  const words = createWords();
  await askWord(words, 'Haus');
  const asked: string[] = [];
  listenForAskedWords(words, (text) => asked.push(text));
  await settle();
  expect(asked).toEqual(['Haus']);
  await askWord(words, 'Haus');
  await askWord(words, 'Wasser');
  expect(asked).toEqual(['Haus', 'Haus', 'Wasser']);
  await settle();
  const later: string[] = [];
  listenForAskedWords(words, (text) => later.push(text));
  await settle();
  expect(later).toEqual([]);
});
