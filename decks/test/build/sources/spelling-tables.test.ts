import { expect, test } from 'vitest';
import { isOnlySpelt, toReadings } from '../../../build/sources/spelling-tables.ts';

const KINDS = { verbForm: /ł[aoy]?$/, adjectiveForm: /emu$/ };

const READINGS = toReadings(
  [
    ['schody', 'schody'],
    ['schodach', 'schody'],
    ['schodów', 'schody'],
    ['wylądować', 'wylądować'],
    ['wylądował', 'wylądować'],
    ['wyląduje', 'wylądować'],
    ['gość', 'gość'],
    ['Gościa', 'gość'],
    ['zbytni', 'zbytni'],
    ['zbytniemu', 'zbytni'],
    ['niełatwo', 'niełatwo'],
  ],
  KINDS,
);

test.each([
  ['schodach', 'schody', 'n'],
  ['schody', 'schody', 'n'],
  ['wyląduje', 'wylądować', 'v'],
  ['gościa', 'gość', 'n'],
  ['zbytniemu', 'zbytni', 'a'],
])('%s is of %s, a word of the class %s by its forms', (form, lemma, pos) => {
  expect(READINGS.get(form)).toMatchObject([{ lemma, pos }]);
});

test('a word without endings has no reading', () => {
  expect(READINGS.get('niełatwo')).toBeUndefined();
});

test('says whether nothing but a spelling dictionary knows a form', () => {
  const spelt = READINGS.get('schodach') ?? [];
  expect(isOnlySpelt(spelt)).toBe(true);
  expect(isOnlySpelt([])).toBe(false);
  expect(isOnlySpelt([...spelt, { lemma: 'schód', pos: 'n', tags: 'n.pl.loc' }])).toBe(false);
});
