import { expect, test } from 'vitest';
import { parseSentences } from '../../read/sentences.ts';

test('a file has sentences with translations, names and comments', () => {
  const text = '# names: Anna Paul\n# About the house\nAnna ist da.\tAnna is here.\n';
  expect(parseSentences(text)).toEqual({
    pairs: [{ text: 'Anna ist da.', translation: 'Anna is here.' }],
    names: new Set(['Anna', 'Paul']),
  });
});

test.each(['Anna ist da.', 'Anna ist da.\t', 'Anna ist da.\tAnna is here.\tmore'])(
  '%j is refused with its line',
  (line) => {
    expect(() => parseSentences(`# names: Anna\n${line}\n`)).toThrow('in line 2');
  },
);
