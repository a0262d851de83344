import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settleBill } from '../../scripts/release/bill-of-materials.mjs';
import { findNotes } from '../../scripts/release/notes.mjs';

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.2.0] - 2027-01-02

### Added

- a;

## [1.1.10]

- b.
`;

test.each([
  ['1.2.0', '### Added\n\n- a;'],
  ['1.1.10', '- b.'],
  ['Unreleased', undefined],
  ['1.1.1', undefined],
])('the notes of %s are its section of the changelog', (name, notes) => {
  expect(findNotes(CHANGELOG, name)).toBe(notes);
});

test('the changelog has something to release', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  expect(findNotes(changelog, version) ?? findNotes(changelog, 'Unreleased')).toBeDefined();
});

test('two people write the same bill of materials', () => {
  const write = (folder: string, time: string) => ({
    bomFormat: 'CycloneDX',
    serialNumber: `urn:uuid:${folder}`,
    metadata: {
      timestamp: time,
      tools: [{ name: 'cli', version: time }],
      component: { 'bom-ref': 'wayword@0.1.0', type: 'library', name: folder, version: '0.1.0' },
    },
    components: [{ name: 'preact' }],
  });
  const bill = settleBill(write('mine', '2026-01-02T00:00:00.000Z'), '2026-01-01T12:00:00+02:00');
  expect(bill).toEqual(settleBill(write('yours', '2027-01-02T00:00:00.000Z'), '2026-01-01T12:00:00+02:00'));
  expect(bill).toMatchObject({
    metadata: { timestamp: '2026-01-01T10:00:00.000Z', component: { name: 'wayword', type: 'application' } },
    components: [{ name: 'preact' }],
  });
});
