import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readDeck } from '../../../../scripts/lookup/packaged-decks.ts';
import { type DeckFile, formatDeckFile, parseDeckFile } from '../../../../src/library/formats/deck-file.ts';
import { mergeParts } from '../../../../src/library/merge-parts.ts';
import { createStarterDecks } from '../../../../src/library/starter-decks.ts';
import { writeDeck, writeIndex, writeWordDecks } from '../../../build/package/write-package.ts';
import { LICENCE, makeDeckFile } from '../../support/make-deck-file.ts';

const SOURCE = { name: 'A list', version: '1', licence: 'MIT', url: 'https://example.org/' };

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-decks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function makeDeck(from: string, to: string, cards: DeckFile['cards']): DeckFile {
  const [first, second] = [from, to].map((iso639_3) => ({ iso639_3, name: iso639_3 }));
  if (!first || !second) throw new RangeError('Expected two languages.');
  return makeDeckFile(cards, { from: first, to: second, sources: [{ ...SOURCE, sha256: 'ab' }] });
}

const TO_GERMAN = makeDeck('eng', 'deu', [
  ['be', ['sein'], ['is', 'are']],
  ['dog', ['Hund'], ['dogs']],
  ['saw', ['Säge'], ['saw', 'saws']],
]);
const TO_FRENCH = makeDeck('eng', 'fra', [
  ['be', ['être'], ['was']],
  ['the', ['le']],
]);

const open = (folder: string) => createStarterDecks(async (file) => readFileSync(join(folder, file), 'utf8'));

test('decks from one language share the forms of their words', async () => {
  const folder = makeFolder();
  writeWordDecks(folder, 'eng', [TO_GERMAN, TO_FRENCH]);
  writeIndex(folder);
  expect(parseDeckFile(readFileSync(join(folder, 'eng-deu.json'), 'utf8')).cards.map(({ length }) => length)).toEqual([
    2, 2, 2,
  ]);
  const table = await open(folder).forms('eng');
  expect(table.get('be')).toEqual(['are', 'is', 'was']);
  expect(table.get('the')).toBeUndefined();
  expect((await open(folder).readParts('eng-fra').then(mergeParts)).cards[0]).toEqual([
    'be',
    ['être'],
    ['are', 'is', 'was'],
  ]);
});

test('a word that is among its own forms still is after reading', () => {
  const folder = makeFolder();
  writeWordDecks(folder, 'eng', [TO_GERMAN]);
  expect(readDeck('eng-deu', folder).cards[2]).toEqual(['saw', ['Säge'], ['saw', 'saws']]);
});

test('a picture deck takes the forms of its language', () => {
  const folder = makeFolder();
  writeWordDecks(folder, 'eng', [TO_GERMAN]);
  writeDeck(folder, makeDeck('eng', 'tur', [['dog', ['köpek', '🐕']]]));
  expect(readDeck('eng-tur', folder).cards).toEqual([['dog', ['köpek', '🐕'], ['dogs']]]);
});

test('a deck that contains its forms is read unchanged', () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'eng-deu.json'), formatDeckFile(TO_GERMAN));
  expect(readDeck('eng-deu', folder)).toEqual(TO_GERMAN);
});

test('the index lists each licence, source and change once, and where the forms are', async () => {
  const folder = makeFolder();
  writeWordDecks(folder, 'eng', [TO_GERMAN, TO_FRENCH]);
  writeIndex(folder);
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  expect(index).toMatchObject({
    licences: { [LICENCE.id]: LICENCE.url },
    sources: [SOURCE],
    changes: ['Made for a test.'],
    forms: [{ language: 'eng', files: ['forms/eng.json'] }],
    decks: [
      { file: 'eng-deu.json', cards: 3, licence: LICENCE.id, sources: [0], changes: 0 },
      { file: 'eng-fra.json', cards: 2, licence: LICENCE.id, sources: [0], changes: 0 },
    ],
  });
  expect((await open(folder).licences())[1]).toMatchObject({ licence: LICENCE, sources: [SOURCE] });
});

test('forms too large for one file are divided, and all of them are read', async () => {
  const folder = makeFolder();
  const long = (word: string) => Array.from({ length: 20 }, (_, index) => `${index}${word.repeat(4)}`);
  const cards = Array.from({ length: 12_000 }, (_, index): DeckFile['cards'][number] => {
    const word = `слово${index}`;
    return [word, ['word'], long(word)];
  });
  writeWordDecks(folder, 'rus', [makeDeck('rus', 'eng', cards)]);
  writeIndex(folder);
  const files = readdirSync(join(folder, 'forms'));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(statSync(join(folder, 'forms', file)).size).toBeLessThan(4_000_000);
  const table = await open(folder).forms('rus');
  for (const [word] of cards) expect(table.get(word)?.toSorted()).toEqual(long(word).sort());
  writeWordDecks(folder, 'rus', [makeDeck('rus', 'eng', cards.slice(0, 10))]);
  expect(readdirSync(join(folder, 'forms'))).toEqual(['rus.json']);
});

test('details of words are in a separate file, and return with the deck', async () => {
  const folder = makeFolder();
  const cards: DeckFile['cards'] = [
    ['Haus', ['house'], ['Hauses', 'Häuser'], { reading: 'haʊ̯s', genders: ['neuter'], parts: ['Häuser'] }],
    ['Milch', ['milk'], [], { classes: ['noun'], genders: ['feminine'] }],
    ['und', ['and']],
  ];
  writeWordDecks(folder, 'deu', [makeDeck('deu', 'eng', cards)]);
  writeIndex(folder);
  expect(parseDeckFile(readFileSync(join(folder, 'deu-eng.json'), 'utf8')).cards).toEqual([
    ['Haus', ['house'], [], { reading: 'haʊ̯s' }],
    ['Milch', ['milk']],
    ['und', ['and']],
  ]);
  const [house, ...others] = cards;
  expect((await open(folder).readParts('deu-eng').then(mergeParts)).cards).toEqual([house, ...others]);
  expect(readDeck('deu-eng', folder).cards).toEqual(cards);
  expect((await open(folder).list())[0]?.details).toBe('details/deu-eng.json');

  writeWordDecks(folder, 'deu', [makeDeck('deu', 'eng', [['und', ['and']]])]);
  writeIndex(folder);
  expect(readdirSync(join(folder, 'details'))).toEqual([]);
  expect((await open(folder).list())[0]).not.toHaveProperty('details');
  expect((await open(folder).readParts('deu-eng').then(mergeParts)).cards).toEqual([['und', ['and']]]);
});
