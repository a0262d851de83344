import { expect, test } from 'vitest';
import { readGermanTables } from '../../read/german-tables.ts';

const read = (nouns: Record<string, unknown>) => readGermanTables({ verbs: {}, nouns, adjectives: {} });

test.each([
  ['Tage', 'tagen'],
  ['Lehrer', 'lehrern'],
  ['Mittel', 'mitteln'],
])('a noun whose plural is %s has the dative %s, though the table lacks it', (plural, dative) => {
  const lemmas = read({ Wort: { AKK: { PLU: plural } } }).get(dative);
  expect(lemmas).toEqual([{ lemma: 'Wort', pos: 'n', tags: 'DAT.PLU' }]);
});

test.each(['Frauen', 'Autos'])('the plural %s has no separate dative', (plural) => {
  expect([...read({ Wort: { AKK: { PLU: plural } } }).keys()]).toEqual(['wort', plural.toLowerCase()]);
});
