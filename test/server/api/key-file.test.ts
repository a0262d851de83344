import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createKeyFile } from '../../../src/server/api/key-file.ts';
import { UsageError } from '../../../src/server/read-options.ts';
import { makeFolder } from '../../support/contract/temporary-folder.ts';

const write = async (text: string) => join(await makeFolder({ 'keys.txt': text }), 'keys.txt');

/** A file, and time that passes only when told. */
async function open(text: string) {
  const path = await write(text);
  let time = 0;
  const reports: string[] = [];
  const source = createKeyFile(
    path,
    () => time,
    (report) => reports.push(report),
  );
  return {
    path,
    reports,
    read: () => [...source.read()],
    wait: (ms: number) => {
      time += ms;
    },
  };
}

test.each([
  ['one\ntwo\n', ['one', 'two']],
  ['# Class 7b\n\none  Ada\r\ntwo\tBert\r\n', ['one', 'two']],
  ['only', ['only']],
])('%j has the keys %j', async (text, keys) => {
  expect((await open(text)).read()).toEqual(keys);
});

test.each([
  ['', /at least one key .*, got none/],
  ['# none\n', /at least one key .*, got none/],
  ['one\nschlüssel\n', /in line 2 of .*, got another character/],
])('%j is refused', async (text, expected) => {
  const path = await write(text);
  const start = () => createKeyFile(path, () => 0, String);
  expect(start).toThrow(UsageError);
  expect(start).toThrow(expected);
});

test('a missing file is refused with its path', () => {
  expect(() => createKeyFile('/no/such/keys', () => 0, String)).toThrow(
    /readable file of keys, got ENOENT for \/no\/such\/keys/,
  );
});

test('a changed file is read again, at most once a second', async () => {
  const file = await open('old\n');
  await writeFile(file.path, 'new\nnewer\n');
  expect(file.read()).toEqual(['old']);
  file.wait(1_000);
  expect(file.read()).toEqual(['new', 'newer']);
  expect(file.reports).toEqual(['Keys read again: 2.']);
});

test('the last keys stay valid while the file is faulty, and the report quotes no key', async () => {
  const file = await open('old\n');
  await writeFile(file.path, 'sécret\n');
  file.wait(1_000);
  expect(file.read()).toEqual(['old']);
  expect(file.reports.join()).toContain('The last keys stay valid. Expected a key of printable ASCII');
  expect(file.reports.join()).not.toContain('cret');
  await writeFile(file.path, 'repaired\n');
  file.wait(1_000);
  expect(file.read()).toEqual(['repaired']);
});
