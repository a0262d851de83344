import { expect, test } from 'vitest';
import { readHunspell } from '../../../../scripts/decks/text/hunspell.ts';

const AFF = `SET UTF-8
SFX S Y 2
SFX S 0 s [aeiou]
SFX S z ces z
SFX D Y 1
SFX D o ito/S o
PFX a Y 1
PFX a 0 anti .
`;

test('gives words the forms of their endings where the condition holds', () => {
  const forms = readHunspell(AFF, '3\ncasa/Sa\nvoz/S\nperro/S\n', new Set(['casa', 'voz']));
  expect(Object.fromEntries(forms)).toEqual({ casas: new Set(['casa']), voces: new Set(['voz']) });
});

test('follows an ending that takes another, and ignores the endings that it is told to', () => {
  const dic = '1\ngato/SD\n';
  expect([...readHunspell(AFF, dic, new Set(['gato'])).keys()]).toEqual(['gatos', 'gatito', 'gatitos']);
  expect([...readHunspell(AFF, dic, new Set(['gato']), new Set('D')).keys()]).toEqual(['gatos']);
});

test('reads flags of two characters', () => {
  const aff = 'FLAG long\nSFX S. Y 1\nSFX S. 0 s .\n';
  expect([...readHunspell(aff, '1\nmaison/A1S.()\n', new Set(['maison'])).keys()]).toEqual(['maisons']);
});
