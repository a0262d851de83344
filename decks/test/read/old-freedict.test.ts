import { expect, test } from 'vitest';
import { parseArticle } from '../../read/freedict.ts';
import { cleanOldEntries, unindent } from '../../read/old-freedict.ts';

test('writes the letter ij and hyphens the usual way', () => {
  const entries = [{ word: 'rĳ‐', pos: 'n' as const, senses: [{ translations: ['half‐row', '‐'], weight: 1 }] }];
  expect(cleanOldEntries(entries)).toEqual([
    { word: 'rij', pos: 'n', senses: [{ translations: ['half-row'], weight: 1 }] },
  ]);
});

test('reads the senses of an indented article', () => {
  const entry = parseArticle(unindent('brisk /brɪsk/ <Adj>\n 1.  energiczny\n 2.  szybki'));
  expect(entry?.senses.map(({ translations }) => translations)).toEqual([['energiczny'], ['szybki']]);
});
