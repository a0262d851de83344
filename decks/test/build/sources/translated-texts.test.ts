import { expect, test } from 'vitest';
import { toStoryPairs } from '../../../build/sources/translated-texts.ts';

test('pairs the lines of a story with their translations', () => {
  const pairs = toStoryPairs([
    ['female^Elf', 'Elfe'],
    ['One.\n\nTwo.', 'Eins.\n\nZwei.'],
    ['One.\nTwo.', 'Eins. Zwei.'],
    ['Same', 'Same'],
    ['Not translated', ''],
    ['elf\0elves', 'Elf\0Elfen'],
  ]);
  expect(pairs).toEqual([
    { text: 'Elfe', translation: 'Elf' },
    { text: 'Eins.', translation: 'One.' },
    { text: 'Zwei.', translation: 'Two.' },
    { text: 'Eins. Zwei.', translation: 'One. Two.' },
  ]);
});
