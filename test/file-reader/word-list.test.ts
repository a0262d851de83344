import { expect, test } from 'vitest';
import { MAX_WORD_LIST_BYTES, MAX_WORD_LIST_WORDS, readWordList } from '../../src/file-reader/word-list.ts';

test.each<[string, string, string[]]>([
  ['words alone', 'ja\nolla\n\nja\n', ['ja', 'olla']],
  ['words with frequencies behind them', 'ja 3212\r\nolla\t2900\r\nse, 12.5\r\n', ['ja', 'olla', 'se']],
  ['ranks before the words', '1 ja\n2\tolla\n3;se\n', ['ja', 'olla', 'se']],
  ['words in quotes', '"ja",5\n7;"olla"\n', ['ja', 'olla']],
  ['phrases', 'niin kuin 12\n', ['niin kuin']],
])('%s are read', async (_, text, words) => {
  expect(await readWordList(new File([text], 'words.txt'))).toEqual(words);
});

test('a list in another encoding is read in the likeliest one', async () => {
  const bytes = [...'дом вода собака молоко хлеб солнце небо'].map((letter) =>
    letter === ' ' ? 0x0a : (letter.codePointAt(0) ?? 0) - 0x0430 + 0xe0,
  );
  expect(await readWordList(new File([new Uint8Array([...bytes, 0x0a])], 'words.txt'))).toHaveLength(7);
});

test.each([
  ['a file that is no text', 'deck-file-invalid', '\0\u0001\0\u0002'],
  ['a file without words', 'deck-file-invalid', '\n1\n2\n'],
  ['an archive', 'file-archive', 'PK\x05\x06'],
  ['a web page', 'file-web-page', '<!doctype html><p>not found'],
])('%s is refused: %s', async (_, code, text) => {
  await expect(readWordList(new File([text], 'words.txt'))).rejects.toMatchObject({ code });
});

test('a list of 100 MB is read, and a larger one is refused', async () => {
  const listOf = (size: number) =>
    Object.defineProperty(new File(['ja\nolla\n'], 'words.txt'), 'size', { value: size });
  expect(await readWordList(listOf(MAX_WORD_LIST_BYTES))).toEqual(['ja', 'olla']);
  await expect(readWordList(listOf(MAX_WORD_LIST_BYTES + 1))).rejects.toMatchObject({ code: 'deck-file-invalid' });
});

test('of a longer list, the first words count', async () => {
  const lines = Array.from({ length: MAX_WORD_LIST_WORDS + 1 }, (_, index) => `w${index}\n`).join('');
  const words = await readWordList(new File([lines], 'a.txt'));
  expect([words.length, words.at(-1)]).toEqual([MAX_WORD_LIST_WORDS, `w${MAX_WORD_LIST_WORDS - 1}`]);
});

test('a line of a million numbers or spaces is no word', async () => {
  for (const unit of ['1 ', ' ', '1.', 'a ']) {
    const file = new File([`${unit.repeat(1_000_000)}\nja\n`], 'a.txt');
    expect(await readWordList(file)).toEqual(['ja']);
  }
});
