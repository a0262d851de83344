import { expect, test } from 'vitest';
import { guessFields } from '../../../../src/library/formats/vocabulary/guess-fields.ts';
import { openFixture, readAll, toStandings } from './read-fixture.ts';

/** Each file holds the same notes, as Anki of another generation writes them. */
const PACKAGES = ['legacy-1.apkg', 'legacy-2.apkg', 'latest.colpkg'];

const STANDINGS = {
  Haus: 'known',
  Baum: 'known',
  gehen: 'known',
  Fenster: 'new',
  Tisch: 'suspended',
  Stuhl: 'known',
  Katze: 'learning',
  'Hund [m]': 'learning',
  Wasser: 'learning',
  食べる: 'known',
  飲む: 'learning',
};

test.each(PACKAGES)('%s: lists note types with fields, examples and decks', async (name) => {
  const { file } = await openFixture(name);
  expect(file.program).toBe('anki');
  expect(file.noteTypes.map(({ name, fields, notes, choice }) => ({ name, fields, notes, choice }))).toEqual([
    { name: 'Basic', fields: ['Front', 'Back'], notes: 10, choice: { word: 0, meaning: 1 } },
    {
      name: 'Mine',
      fields: ['Nr', 'Wort auf Japanisch', 'Reading', 'English meaning', 'Audio'],
      notes: 2,
      choice: { word: 1, meaning: 3, reading: 2 },
    },
    { name: 'Cloze', fields: ['Text', 'Back Extra'], notes: 1, choice: { word: 0 } },
  ]);
  expect(file.noteTypes[0]?.examples[1]).toEqual(['Baum', 'tree']);
  expect(file.noteTypes[2]?.examples).toEqual([['Ich trinke Wasser und Tee.', '']]);
  expect(file.decks).toEqual([
    { id: '10', name: 'German::A1', notes: 12 },
    { id: '20', name: 'Japanese', notes: 1 },
  ]);
});

test.each(PACKAGES)('%s: reads words as plain text, with what is known of them', async (name) => {
  const { words, duplicates, unusable } = readAll(await openFixture(name));
  expect(toStandings(words)).toEqual(STANDINGS);
  expect({ duplicates, unusable }).toEqual({ duplicates: 1, unusable: 1 });
  const find = (word: string) => words.find((found) => found.word === word);
  expect(find('Haus')?.meaning).toBe('house & home');
  expect(find('gehen')).toMatchObject({ meaning: 'to go', note: 100_006 });
  expect(find('Wasser')?.sentence).toBe('Ich trinke Wasser und Tee.');
  expect(find('食べる')).toMatchObject({ reading: 'たべる', meaning: 'to eat' });
  expect(find('飲む')).toMatchObject({ reading: 'のむ', last: { rating: 'hard', intervalDays: 3 } });
});

test.each<[string[], number | undefined]>([
  [['Front', 'Back', 'Example sentence', 'Sentence audio'], 2],
  [['Word', 'Meaning', 'Sentence-English', 'Sentence'], 3],
  [['単語', '意味', '例文'], 2],
  [['Wort', 'Bedeutung', 'Beispielsatz'], 2],
  [['Front', 'Back'], undefined],
])('Of the fields %j, number %s holds a sentence', (fields, sentence) => {
  expect(guessFields(fields, [fields.map((name) => `some ${name}`)]).sentence).toBe(sentence);
});

test('A previewed answer is not the last one', async () => {
  const choice = { noteTypes: [{ id: '1000', word: 0 }], withoutDecks: [], knownDays: 90 };
  const { words } = (await openFixture('legacy-1.apkg')).read(choice);
  expect(words.find(({ word }) => word === 'Haus')?.last).toEqual({
    at: 1_790_000_000_000 - 40 * 86_400_000 + 500_001,
    rating: 'good',
    intervalDays: 40,
  });
  // Known best by a card without answers.
  expect(words.find(({ word }) => word === 'gehen')).toEqual({
    word: 'gehen',
    standing: 'learning',
    last: expect.objectContaining({ rating: 'easy', intervalDays: 8 }),
    past: { newest: expect.any(Number), count: 2 },
    note: 100_002,
    card: 500_003,
  });
});

test.each([
  [8, 'known'],
  [21, 'learning'],
] as const)('A card with an interval of 12 days: from %i days on, it is known', async (knownDays, standing) => {
  const { words } = readAll(await openFixture('latest.colpkg'), knownDays);
  expect(toStandings(words).Katze).toBe(standing);
});

test('Leaves out decks and note types, and the cards that are in a filtered deck stay with their own', async () => {
  const vocabulary = await openFixture('latest.colpkg');
  expect(toStandings(readAll(vocabulary, 21, ['10']).words)).toEqual({ 食べる: 'known' });
  const only = { noteTypes: [{ id: '3000', word: 3 }], withoutDecks: ['20'], knownDays: 21 };
  expect(toStandings(vocabulary.read(only).words)).toEqual({ 'to drink': 'learning' });
});

test('A note type without the chosen field gives no words', async () => {
  const choice = { noteTypes: [{ id: '2000', word: 7 }], withoutDecks: [], knownDays: 21 };
  const { words, unusable } = (await openFixture('legacy-2.apkg')).read(choice);
  expect({ words, unusable }).toEqual({ words: [], unusable: 1 });
});

test('Reads a collection that is open in Anki as at its last checkpoint, and says so', async () => {
  const vocabulary = await openFixture('open.anki2');
  expect(vocabulary.file.isOpenElsewhere).toBe(true);
  expect(toStandings(readAll(vocabulary).words)).toEqual({ Haus: 'known', Baum: 'known' });
});
