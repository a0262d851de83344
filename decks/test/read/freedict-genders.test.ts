import { expect, test } from 'vitest';
import { readMarkedGenders } from '../../read/freedict-genders.ts';

test('genders are read from the marks of nouns alone, and all genders of a spelling are kept', () => {
  const genders = readMarkedGenders([
    'Abkürzung /ˈapkʏrtsʊŋ/ <n, fem, sg>\nabréviation',
    'See /zeː/ <n, masc, sg>\nlac',
    'See /zeː/ <n, fem, sg>\nmer',
    'gehen /ɡeːən/ <v>\naller',
    'Leute <n, pl>\ngens',
  ]);
  expect([...genders].map(([word, found]) => [word, [...found]])).toEqual([
    ['Abkürzung', ['feminine']],
    ['See', ['masculine', 'feminine']],
  ]);
});
