import { expect, test } from 'vitest';
import { addGerundNouns } from '../../../build/words/polish.ts';

const gerund = { lemma: 'zdjąć', pos: 'v', tags: 'ger.sg.gen' } as const;

test.each(['zdjęcia', 'zdjęciu', 'zdjęciem', 'zdjęciach', 'zdjęcie'])('%s belongs to the noun', (form) => {
  const readings = addGerundNouns(form, [gerund], (word) => word === 'zdjęcie');
  expect(readings.map(({ lemma, pos }) => `${lemma}/${pos}`)).toEqual(['zdjęcie/n']);
});

test('without such a noun the gerund stays with its verb', () => {
  expect(addGerundNouns('zdjęcia', [gerund], () => false)).toEqual([gerund]);
});
