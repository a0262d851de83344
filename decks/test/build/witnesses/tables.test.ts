import { expect, test } from 'vitest';
import { readItalianTable, readLefff } from '../../../build/witnesses/tables.ts';
import { createTableWitness } from '../../../build/witnesses/witness.ts';

test('reads rows of Lefff', () => {
  expect([...readLefff('maisons\tnc\tmaison\tfp\n\n')]).toEqual([['maisons', 'maison']]);
});

test('reads forms at any depth of an Italian table, without genders', () => {
  const table = { casa: { G: 'F', P: 'case' }, dire: { ind: { pres: { S3: 'dice' } } } };
  expect([...readItalianTable(table)]).toEqual([
    ['casa', 'casa'],
    ['case', 'casa'],
    ['dire', 'dire'],
    ['dice', 'dire'],
  ]);
});

test('a table finds words regardless of case and inflects those that have another form', () => {
  const witness = createTableWitness([
    ['Häuser', 'Haus'],
    ['gern', 'gern'],
  ]);
  expect(witness.findWords('häuser')).toEqual(new Set(['Haus']));
  expect(witness.findWords('Hauses')).toEqual(new Set());
  expect([witness.inflects('Haus'), witness.inflects('gern')]).toEqual([true, false]);
});

test('a table keeps only the forms that are asked about', () => {
  const rows: [string, string][] = [
    ['case', 'casa'],
    ['cani', 'cane'],
  ];
  const witness = createTableWitness(rows, (form) => form === 'case');
  expect([witness.findWords('case').size, witness.findWords('cani').size]).toEqual([1, 0]);
  expect(witness.inflects('cane')).toBe(true);
});
