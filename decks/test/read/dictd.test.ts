import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readDictd } from '../../read/dictd.ts';

const text = `casa\nhouse\n${'x'.repeat(70)}perro\ndog\n`;

test('an article is cut out of the text by the base-64 numbers of the index', () => {
  const index = 'casa\tA\tL\nperro\tBR\tK\n';
  expect(readDictd(index, gzipSync(text))).toEqual([
    { headwords: ['casa'], text: 'casa\nhouse\n' },
    { headwords: ['perro'], text: 'perro\ndog\n' },
  ]);
});

test('headwords of one article are joined, with the spelling that keeps the case', () => {
  const index = '00databaseinfo\tA\tB\ncasa\tA\tL\tCasa\nhogar\tA\tL\n';
  expect(readDictd(index, gzipSync(text))).toEqual([{ headwords: ['Casa', 'hogar'], text: 'casa\nhouse\n' }]);
});
