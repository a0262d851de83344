import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const FOLDER = 'assets/public/decks';

test('the included decks are as the builder wrote them', async () => {
  const sums = (await readFile('decks/decks.sha256', 'utf8')).trim().split('\n');
  const expected = new Map(sums.map((line): [string, string] => [line.slice(66), line.slice(0, 64)]));
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(FOLDER.length + 1));
  expect(files.sort()).toEqual([...expected.keys()]);
  const changed: string[] = [];
  for (const file of files) {
    const sum = createHash('sha256').update(await readFile(`${FOLDER}/${file}`));
    if (sum.digest('hex') !== expected.get(file)) changed.push(file);
  }
  expect(changed).toEqual([]);
});
