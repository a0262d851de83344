import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PackageReader } from '../../../build/sources/package-reader.ts';

const PINNED = ['edict', 'trans-de-en', 'voikko-fi'].map((name) => ({ name, version: '1', sha256: `of ${name}` }));

function makeReader(): PackageReader {
  const root = mkdtempSync(join(tmpdir(), 'wayword-packages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'usr'));
  writeFileSync(join(root, 'usr/words'), 'Haus');
  return new PackageReader(root, PINNED);
}

test('the record of a deck has the packages that were used for it, by name', () => {
  const packages = makeReader();
  packages.record('voikko-fi');
  packages.startRecord();
  expect(packages.readDebian('trans-de-en', 'usr/words').toString('utf8')).toBe('Haus');
  packages.record('edict');
  packages.record('trans-de-en');
  expect(packages.getRecord()).toEqual(PINNED.slice(0, 2));
  packages.startRecord();
  expect(packages.getRecord()).toEqual([]);
});

test('only pinned packages are there', () => {
  const packages = makeReader();
  expect(['edict', 'apertium-spa-cat'].map((name) => packages.has(name))).toEqual([true, false]);
});
