import { expect, test } from 'vitest';
import { MAX_WORD_LIST_BYTES } from '../../../../src/model/limits.ts';
import { readWordList } from '../../../../src/ui/options/decks/word-list.ts';

test.each<[string, string, string[]]>([
  ['words alone', 'ja\nolla\n\nja\n', ['ja', 'olla']],
  ['words with frequencies behind them', 'ja 3212\r\nolla\t2900\r\nse, 12.5\r\n', ['ja', 'olla', 'se']],
  ['ranks before the words', '1 ja\n2\tolla\n3;se\n', ['ja', 'olla', 'se']],
  ['phrases', 'niin kuin 12\n', ['niin kuin']],
  ['a file that is no text', 'PK\0\0', []],
])('%s are read', async (_, text, words) => {
  expect(await readWordList(new File([text], 'words.txt'))).toEqual(words);
});

test('a list of 100 MB is read, and a larger one is not', async () => {
  const listOf = (size: number) => ({ size, text: async () => 'ja\nolla\n' }) as unknown as File;
  expect(await readWordList(listOf(MAX_WORD_LIST_BYTES))).toEqual(['ja', 'olla']);
  expect(await readWordList(listOf(MAX_WORD_LIST_BYTES + 1))).toEqual([]);
});
