import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isKey } from '../../../src/server/api/api-key.ts';
import { findKeptKeyPath, readKeptKey } from '../../../src/server/api/kept-key.ts';
import { makeFolder } from '../../support/contract/temporary-folder.ts';

test('a key is made once, and kept where only its owner can read it', async () => {
  const path = findKeptKeyPath({}, await makeFolder({}));
  const { key, path: kept } = readKeptKey(path);
  expect(isKey(key)).toBe(true);
  expect(kept).toBe(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8')).toBe(`${key}\n`);
  expect(readKeptKey(path)).toEqual({ key, path });
});

test('a file that is not a key stays as it is', async () => {
  const path = join(await makeFolder({}), 'api-key');
  writeFileSync(path, 'two words\n');
  expect(readKeptKey(path).path).toBeUndefined();
  expect(readFileSync(path, 'utf8')).toBe('two words\n');
});

test('without a folder to write to, the key lasts for this run', async () => {
  const folder = await makeFolder({ file: '' });
  const { key, path } = readKeptKey(join(folder, 'file', 'wayword', 'api-key'));
  expect([isKey(key), path]).toEqual([true, undefined]);
});

test('the folder of the person’s settings is used', () => {
  expect(findKeptKeyPath({ XDG_CONFIG_HOME: '/settings' }, '/home/ada')).toBe(join('/settings', 'wayword', 'api-key'));
});
