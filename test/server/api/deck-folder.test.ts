import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatDeckFile } from '../../../src/library/formats/deck-file.ts';
import { readDeckFolder } from '../../../src/server/api/deck-folder.ts';
import { makeDeckFile } from '../../support/contract/make-deck-file.ts';
import { makeFolder } from '../../support/contract/temporary-folder.ts';
import { GERMAN } from '../../support/contract/world.ts';

const spanish = makeDeckFile();
const german = makeDeckFile({ from: GERMAN, cards: [['Straße', ['street']]] });

describe('readDeckFolder', () => {
  test('reads the deck files in the order of their names and lists other JSON files', async () => {
    const folder = await makeFolder({
      'b.json': formatDeckFile(spanish),
      'a.json': formatDeckFile(german),
      'index.json': '{"decks":["a","b"]}',
      'notes.txt': 'no deck',
    });
    await mkdir(join(folder, 'more.json'));
    expect(await readDeckFolder(folder)).toEqual({ decks: [german, spanish], skipped: ['index.json'] });
  });

  test.each([
    ['{"format": "wayword-deck"', 'Expected JSON'],
    [formatDeckFile(spanish).replace('"año"', '7'), 'Expected the word of card 2 to be a string, got 7.'],
    [formatDeckFile(spanish).replace('"version": 2', '"version": 3'), 'Expected "version" to be 1 or 2, got 3.'],
  ])('names the file and the place of an error', async (text, reason) => {
    const folder = await makeFolder({ 'a.json': formatDeckFile(german), 'spa-eng.json': text });
    await expect(readDeckFolder(folder)).rejects.toMatchObject({
      code: 'deck-file-invalid',
      message: expect.stringContaining(`${join(folder, 'spa-eng.json')}: ${reason}`),
    });
  });

  test('rejects two decks of one pair and names both files', async () => {
    const folder = await makeFolder({ 'a.json': formatDeckFile(spanish), 'b.json': formatDeckFile(spanish) });
    await expect(readDeckFolder(folder)).rejects.toMatchObject({
      code: 'deck-file-invalid',
      message: 'Expected one deck for spa-eng, got two: a.json and b.json. Move one of them to another folder.',
    });
  });

  test('rejects a folder without decks, and a missing one', async () => {
    const folder = await makeFolder({ 'index.json': '[]' });
    await expect(readDeckFolder(folder)).rejects.toMatchObject({ code: 'deck-unknown' });
    await expect(readDeckFolder(join(folder, 'nowhere'))).rejects.toMatchObject({
      code: 'deck-unknown',
      message: expect.stringContaining('nowhere'),
    });
  });
});
