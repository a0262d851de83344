import { expect, test } from 'vitest';
import { readEssay } from '../../read/essay.ts';

const makeEntry = (traditional: string, simplified: string) => ({
  traditional,
  simplified,
  pinyin: 'x1',
  english: ['x'],
});

test('writes words in simplified characters and adds up those that become one', () => {
  const entries = [makeEntry('因為', '因为'), makeEntry('說', '说'), makeEntry('話', '话'), makeEntry('後', '后')];
  const words = readEssay('因爲\t30\n說話\t20\n后\t1\n後\t9\n罕\t0\n', entries);
  expect(words).toEqual([
    ['因为', 30],
    ['说话', 20],
    ['后', 10],
  ]);
});
