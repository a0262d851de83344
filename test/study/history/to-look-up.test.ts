import { expect, test } from 'vitest';
import { toLookUp } from '../../../src/study/history/to-look-up.ts';

const HAUS = { pair: 'deu-eng', word: 'Haus' };
const PLACE = { text: 'Gut. Die Häuser sind rot. Und dann?', offset: 10, start: 9, end: 15 };

test.each([
  ['on a page has its form and sentence', PLACE, undefined, { form: 'Häuser', sentence: 'Die Häuser sind rot.' }],
  [
    'alone in a heading has no sentence',
    { text: 'Häuser', offset: 0, start: 0, end: 6 },
    undefined,
    { form: 'Häuser' },
  ],
  ['in a search has neither', {}, undefined, { form: 'Haus' }],
  [
    'on a page with a title and an address has them',
    {},
    { title: 'Zeitung', address: 'https://zeitung.example/rot' },
    { form: 'Haus', title: 'Zeitung', address: 'https://zeitung.example/rot' },
  ],
  ['on a page that tells nothing has no empty fields', {}, { title: undefined }, { form: 'Haus' }],
])('a word %s', (_, place, origin, expected) => {
  expect(toLookUp(HAUS, place, origin, 7)).toEqual({ ...HAUS, at: 7, ...expected });
});

test('a word is stored in NFC, as study has it', () => {
  expect(toLookUp({ pair: 'deu-eng', word: 'Häuser'.normalize('NFD') }, {}, undefined, 7).word).toBe('Häuser');
});
