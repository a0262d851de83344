import { expect, test } from 'vitest';
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
