import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportDecks } from '../../../src/server/export/export-decks.ts';
import { makeDeckFile } from '../../support/contract/make-deck-file.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wayword-export-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(dir, name), 'utf8');
const exportTo = (edition: string, keys: string[] = []) => exportDecks({ decks: [makeDeckFile()], dir, keys, edition });

test('a first export without keys makes one, and a later one keeps it', async () => {
  const { madeKey } = await exportTo('first');
  expect(madeKey).toMatch(/^.{16,}$/);
  const keys = [read('keys.nginx'), read('keys.caddy')];
  expect(keys[0]).toContain(madeKey);
  expect((await exportTo('second')).madeKey).toBeUndefined();
  expect([read('keys.nginx'), read('keys.caddy')]).toEqual(keys);
});

test('given keys replace those of an earlier export', async () => {
  await exportTo('first', ['old-key-of-the-class']);
  await exportTo('second', ['new-key-of-the-class']);
  expect(read('keys.nginx')).toContain('new-key-of-the-class');
  expect(read('keys.nginx')).not.toContain('old-key-of-the-class');
});

test('a later export leaves the configuration as the operator changed it, and says so', async () => {
  expect((await exportTo('first')).kept).toEqual([]);
  writeFileSync(join(dir, 'nginx.conf'), 'server_name school.example;');
  expect((await exportTo('second')).kept).toEqual(['nginx.conf', 'Caddyfile']);
  expect(read('nginx.conf')).toBe('server_name school.example;');
});
