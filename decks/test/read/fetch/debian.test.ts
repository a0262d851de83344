import { expect, test } from 'vitest';
import { toSuiteSources } from '../../../read/fetch/debian.ts';

test('a stanza keeps its address and key, and asks for the other suite', () => {
  const text =
    'Types: deb\n# a snapshot\nURIs: http://mirror.example/debian\nSuites: bookworm bookworm-updates\nComponents: main\nSigned-By: /key.gpg\n\nTypes: deb\nURIs: http://mirror.example/debian-security\nSuites: bookworm-security\nComponents: main\n';
  expect(toSuiteSources([{ name: 'debian.sources', text }]).stanzas).toEqual([
    'Types: deb\nURIs: http://mirror.example/debian\nSuites: trixie\nComponents: main\nSigned-By: /key.gpg',
  ]);
});

test('a line of the older kind is swapped likewise, and other archives are left out', () => {
  const text =
    'deb [signed-by=/key.gpg] http://mirror.example/debian bookworm main\ndeb http://other.example/apt stable main\n';
  expect(toSuiteSources([{ name: 'sources.list', text }]).lines).toEqual([
    'deb [signed-by=/key.gpg] http://mirror.example/debian trixie main',
  ]);
});
