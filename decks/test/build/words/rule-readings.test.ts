import { expect, test } from 'vitest';
import { RuleReader } from '../../../build/words/rule-readings.ts';

const turkish = new RuleReader('tur', [
  ['okul', 'n'],
  ['kitap', 'n'],
  ['gelmek', 'v'],
  ['gelir', 'n'],
  ['su', 'n'],
]);
const greek = new RuleReader('ell', [
  ['παιδί', 'n'],
  ['μεγάλος', 'a'],
  ['γράφω', 'v'],
]);

const read = (reader: RuleReader, form: string) => reader.read(form, form).map(({ lemma, pos }) => `${lemma} ${pos}`);

test.each([
  ['okuldan', ['okul n']],
  ['kitabın', ['kitap n']],
  ['suyu', ['su n']],
  // The word that is spelt so comes first, beside the word of which it is a form.
  ['gelir', ['gelir n', 'gelmek v']],
  ['masa', []],
])('the Turkish form %s is read as headwords that rules lead to', (form, readings) => {
  expect(read(turkish, form)).toEqual(readings);
});

test.each([
  ['παιδιά', 'παιδί n'],
  ['μεγάλη', 'μεγάλος a'],
  ['γράφουν', 'γράφω v'],
])('the Greek form %s is of %s, though the accent may move', (form, reading) => {
  expect(read(greek, form)).toContain(reading);
});

test('a form that dictionaries have only as a translation is read as its word, and as itself if it has none', () => {
  const reader = new RuleReader(
    'ell',
    [['παιδί', 'n']],
    [
      ['παιδιά', 'n'],
      ['γονείς', 'n'],
    ],
  );
  expect(read(reader, 'παιδιά')).toEqual(['παιδί n']);
  expect(read(reader, 'γονείς')).toEqual(['γονείς n']);
});

test('the tags of a reading are the ending that its word has not', () => {
  expect(turkish.read('okuldan', 'okuldan')).toEqual([{ lemma: 'okul', pos: 'n', tags: 'dan' }]);
});
