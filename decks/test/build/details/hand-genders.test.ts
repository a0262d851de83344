import { expect, test } from 'vitest';
import { parseHandGenders, readHandGenders } from '../../../build/details/hand-genders.ts';

test('genders are listed in sections, and both are those of the others', () => {
  const genders = parseHandGenders('# Comment\n[feminine]\nfoz cal\n\n[both]\nartista\n[masculine]\nclima\n');
  expect([...genders]).toEqual([
    ['foz', ['feminine']],
    ['cal', ['feminine']],
    ['artista', ['masculine', 'feminine']],
    ['clima', ['masculine']],
  ]);
});

test.each([
  [
    'a section of another name',
    '[femenine]\nzon\n',
    'expected masculine, feminine, neuter, common, both, got femenine',
  ],
  ['a word in two sections', '[common]\ntafel\n[neuter]\ntafel\n', 'expected tafel in one section'],
])('a list with %s is refused', (_, text, message) => {
  expect(() => parseHandGenders(text)).toThrow(message);
});

test('the lists of the languages that have one are read, and another language has none', () => {
  expect(readHandGenders('fra').get('selfie')).toEqual(['masculine']);
  expect(readHandGenders('ita').get('forbice')).toEqual(['feminine']);
  expect(readHandGenders('nld').get('raadsel')).toEqual(['neuter']);
  expect(readHandGenders('pol').get('solarium')).toEqual(['neuter']);
  expect(readHandGenders('por').get('foz')).toEqual(['feminine']);
  expect(readHandGenders('spa').get('ciberatacante')).toEqual(['masculine', 'feminine']);
  expect(readHandGenders('xxx').size).toBe(0);
});
