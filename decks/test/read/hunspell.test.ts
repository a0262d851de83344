import { expect, test } from 'vitest';
import { readHunspell } from '../../read/hunspell.ts';

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

test('follows an ending that takes another, and ignores the given endings', () => {
  const dic = '1\ngato/SD\n';
  expect([...readHunspell(AFF, dic, new Set(['gato'])).keys()]).toEqual(['gatos', 'gatito', 'gatitos']);
  expect([...readHunspell(AFF, dic, new Set(['gato']), new Set('D')).keys()]).toEqual(['gatos']);
});

test('reads flags of two characters', () => {
  const aff = 'FLAG long\nSFX S. Y 1\nSFX S. 0 s .\n';
  expect([...readHunspell(aff, '1\nmaison/A1S.()\n', new Set(['maison'])).keys()]).toEqual(['maisons']);
});

test('reads numeric flags, and numbers that stand for lists of flags', () => {
  const numbers = 'FLAG num\nSFX 340 Y 1\nSFX 340 a e a\n';
  expect([...readHunspell(numbers, '1\nškola/12,340\n', new Set(['škola'])).keys()]).toEqual(['škole']);
  const lists = 'AF 2\nAF x # 1\nAF SD # 2\nSFX S Y 1\nSFX S 0 k .\nSFX D Y 1\nSFX D 0 t .\n';
  expect([...readHunspell(lists, '1\nfiú/2\n', new Set(['fiú'])).keys()]).toEqual(['fiúk', 'fiút']);
});

test('treats a hyphen in a condition as a letter', () => {
  const aff = 'SFX S Y 1\nSFX S 0 t [áű-ø]\n';
  expect([...readHunspell(aff, '1\nfá/S\nkő/S\n', new Set(['fá', 'kő'])).keys()]).toEqual(['fát']);
});
