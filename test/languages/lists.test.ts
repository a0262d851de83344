import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES_FOLDER, writeLanguageLists } from '../../scripts/language-lists.ts';

test('the lists of languages are those that `npm run languages` writes', () => {
  const folder = join(LANGUAGES_FOLDER, 'lists');
  const committed = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  expect(Object.fromEntries(committed)).toEqual(writeLanguageLists());
});
