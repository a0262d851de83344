import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readFromPackage } from '../../src/library/packaged-content.ts';
import { createStarterDecks, type StarterDecks } from '../../src/library/starter-decks.ts';
import { openLookupStore } from '../../src/store/lookup-store.ts';
import { defineWord } from '../support/define-word.ts';
import { makePackage, makeStarterFile } from '../support/starter-package.ts';

const all = createStarterDecks((file) => readFile(`assets/public/decks/${file}`, 'utf8'));
/** Decks with their first cards only: indexing the others would slow down the tests that follow. */
const starterDecks: Pick<StarterDecks, 'list' | 'readParts'> = {
  list: all.list,
  async readParts(pair) {
    const parts = await all.readParts(pair);
    return { ...parts, file: { ...parts.file, cards: parts.file.cards.slice(0, 1_000) } };
  },
};

/** A store whose databases do not open, with starter decks in their place. */
function makePrivate(readers: readonly string[], decks = starterDecks) {
  const factory = {
    open: () => {
      throw new DOMException('Expected a mutable database.', 'InvalidStateError');
    },
  } as unknown as IDBFactory;
  const databases = { factory, found: Promise.resolve(), buckets: undefined };
  const store = openLookupStore('', async () => undefined, databases);
  return { store, content: readFromPackage(store, decks, readers) };
}

test.each([
  { readers: ['en-US', 'en'], language: 'spa', text: 'Ella fue al mercado', form: 'fue', pair: 'spa-eng' },
  { readers: ['de'], language: 'eng', text: 'two houses', form: 'houses', pair: 'eng-deu' },
  { readers: ['de', 'en'], language: 'fra', text: 'il était là', form: 'était', pair: 'fra-eng' },
  { readers: ['de'], language: 'spa', text: 'Ella fue al mercado', form: 'fue', pair: 'spa-eng' },
])('a reader of $readers gets words in $language from $pair', async ({ readers, language, text, form, pair }) => {
  const { store, content } = makePrivate(readers);
  await content.load(language);
  const { entries } = await defineWord(store, { text, offset: text.indexOf(form), language });
  expect(entries[0]).toMatchObject({ pair, match: 'form' });
  expect(entries[0]?.meanings.length).toBeGreaterThan(0);
});

test('words beyond the first thousand follow', async () => {
  const { store, content } = makePrivate(['en'], createStarterDecks(makePackage(makeStarterFile(2_000))));
  await content.load('spa');
  await expect
    .poll(() => defineWord(store, { text: 'palabra2000', offset: 0, language: 'spa' }))
    .toMatchObject({ entries: [{ word: 'palabra2000', meanings: ['word 2000'] }] });
});

test.each([
  ['the own language', ['en'], 'eng'],
  ['a language without a starter deck', ['en'], 'que'],
])('nothing answers for %s', async (_, readers, language) => {
  const { store, content } = makePrivate(readers);
  await content.load(language);
  expect((await defineWord(store, { text: 'house', offset: 0, language })).entries).toEqual([]);
});
