import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  LANGUAGES_FOLDER,
  PRACTICE_FOLDER,
  writeLanguageLists,
  writePracticeTexts,
} from '../../scripts/language-lists.ts';

const readFolder = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

test('the lists of languages are those that `npm run languages` writes', () => {
  expect(readFolder(join(LANGUAGES_FOLDER, 'lists'))).toEqual(writeLanguageLists());
});

test('the practice texts of the package are those that `npm run languages` writes', async () => {
  expect(readFolder(PRACTICE_FOLDER)).toEqual(await writePracticeTexts());
});
