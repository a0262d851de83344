import { expect, test } from 'vitest';
import { readPreview, recognise } from '../../src/file-reader/preview-file.ts';
import { MAX_LIST_LENGTH } from '../../src/library/formats/check-text.ts';
import { MAX_TEXT_LENGTH } from '../../src/model/limits.ts';

const LONG = 'x'.repeat(MAX_TEXT_LENGTH);
/** What a page may get at once. */
const MOST = 5_000_000;

test('the preview of the largest cards is a short message with the counts of their texts', async () => {
  // As long as a line may be.
  const meanings = Array.from({ length: MAX_LIST_LENGTH }, (_, index) => (index < 390 ? LONG : 'y'));
  const file = new File([`${JSON.stringify({ word: 'a', meanings })}\n`.repeat(2)], 'a.jsonl');
  const found = await readPreview(file, await recognise(file));
  expect(found.preview.map((card) => card.meanings.length)).toEqual([MAX_LIST_LENGTH, MAX_LIST_LENGTH]);
  expect(found.preview[0]?.meanings[0]).toBe(LONG);
  expect(JSON.stringify(found).length).toBeLessThan(MOST);
});

test('the rows of a table have the beginnings of their cells', async () => {
  const file = new File([`${`${LONG},`.repeat(300)}\n`.repeat(3)], 'a.csv');
  const recognised = await recognise(file);
  expect(recognised.rows[0]?.length).toBeGreaterThan(1);
  expect(JSON.stringify(recognised).length).toBeLessThan(MOST);
});
