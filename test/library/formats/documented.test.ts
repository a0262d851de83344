import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDeckFile } from '../../../src/library/formats/deck-file.ts';

test('the deck file in the documentation is valid', () => {
  const page = readFileSync('docs/serving-decks.md', 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  expect(parseDeckFile(example).cards.map(([word]) => word)).toEqual(['das Haus', 'gehen']);
});
