import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parseDeckIndex } from '../../src/library/deck-index.ts';
import { installFirstCards } from '../../src/library/install.ts';
import { mergeParts } from '../../src/library/merge-parts.ts';
import { parsePackagedDeck } from '../../src/library/packaged-deck.ts';
import { replaceStarterDeck } from '../../src/library/replace.ts';
import { createStarterDecks } from '../../src/library/starter-decks.ts';
import { findFlashcard } from '../../src/store/content/read/flashcards.ts';
import { defineWord } from '../support/define-word.ts';
import { installStarterDeck, makePackage, makeStarterFile } from '../support/starter-package.ts';
import { makeStore } from '../support/store.ts';

const read = (file: string) => readFile(`assets/public/decks/${file}`, 'utf8');
const DECKS = parseDeckIndex(readFileSync('assets/public/decks/index.json', 'utf8')).decks;

describe('the starter decks', () => {
  test('are those of the folder, with the listed number of cards', async () => {
    const decks = await createStarterDecks(read).list();
    expect(decks.map(({ from, to }) => `${from.iso639_3}-${to.iso639_3}`)).toEqual(
      expect.arrayContaining(['spa-eng', 'deu-eng']),
    );
    for (const { cards } of decks) expect(cards).toBeGreaterThanOrEqual(300);
  });

  // The deck builder's tests check every field.
  test.each(DECKS)('$file has the listed number of cards, each with a word and meanings', ({ file, cards: count }) => {
    const { cards } = parsePackagedDeck(readFileSync(`assets/public/decks/${file}`, 'utf8'));
    expect(cards).toHaveLength(count);
    expect(cards.filter(([word, meanings]) => word.trim() === '' || meanings.length === 0)).toEqual([]);
  });

  test.each([
    ['spa', 'ser', ['es', 'fue', 'son']],
    ['deu', 'sein', ['ist', 'war', 'bin']],
    ['deu', 'Haus', ['Häuser']],
  ])('have the forms of %s "%s"', async (language, word, expected) => {
    const table = await createStarterDecks(read).forms(language);
    expect(table.get(word)).toEqual(expect.arrayContaining(expected));
  });

  // The long stage installs larger decks.
  test('can be installed, and then answer like any deck, with forms', async () => {
    const store = makeStore();
    const parts = await createStarterDecks(read).readParts('nld-eng');
    const { file } = parts;
    const deck = await installStarterDeck(store, parts, 1);
    expect(deck).toMatchObject({ pair: 'nld-eng', cards: file.cards.length, isComplete: true });
    const last = await findFlashcard(store, 'nld-eng', file.cards.length);
    expect(last?.card?.slice(1, 3)).toEqual(file.cards.at(-1)?.slice(0, 2));
    const { entries } = await defineWord(store, { text: 'Wij gingen weer', offset: 4, language: 'nld' });
    expect(entries[0]).toMatchObject({ word: 'gaan', match: 'form' });
  });

  test('are requested by pair; other pairs are reported as unknown', async () => {
    await expect(createStarterDecks(read).readParts('spa-jpn')).rejects.toMatchObject({
      code: 'deck-unknown',
    });
  });

  test('state their licence and their sources', async () => {
    const asked: string[] = [];
    const decks = createStarterDecks((file) => {
      asked.push(file);
      return read(file);
    });
    const licences = await decks.licences();
    expect(asked).toEqual(['index.json']);
    expect(licences).toHaveLength((await decks.list()).length);
    for (const { licence, sources, changes } of licences) {
      expect(changes).toMatch(/\.$/);
      expect(sources.length).toBeGreaterThan(0);
      for (const { url } of [licence, ...sources]) expect(new URL(url).protocol).toBe('https:');
    }
  });

  test('have the forms of English words in a deck of pictures', async () => {
    const { cards } = await createStarterDecks(read).readParts('eng-tur').then(mergeParts);
    expect(cards.find(([word]) => word === 'child')?.[2]).toContain('children');
  });

  test('have no forms for an unknown language', async () => {
    expect((await createStarterDecks(read).forms('tlh')).get('be')).toBeUndefined();
  });

  test('are read again after a failed read', async () => {
    let isBroken = true;
    const decks = createStarterDecks((file) => (isBroken ? Promise.reject(new Error('gone')) : read(file)));
    await expect(decks.forms('spa')).rejects.toThrow('gone');
    isBroken = false;
    expect((await decks.forms('spa')).get('ser')).toContain('fue');
  });
});

describe('the parts of a new deck', () => {
  test('are read once for the first cards and for the others, and forgotten then', async () => {
    const readPackage = makePackage(makeStarterFile(1_200));
    const asked: string[] = [];
    const decks = createStarterDecks((file) => {
      asked.push(file);
      return readPackage(file);
    });
    const store = makeStore();
    const first = await installFirstCards(store, await decks.readPartsToKeep('spa-eng'), 1);
    expect(first).toMatchObject({ cards: 1_000, expectedCards: 1_200, isComplete: false });
    const deck = await replaceStarterDeck(store, await decks.readParts('spa-eng'), 2, first);
    expect(deck).toMatchObject({ cards: 1_200, isComplete: true });
    expect(deck).not.toHaveProperty('expectedCards');
    expect(asked.filter((file) => file === 'spa-eng.json')).toHaveLength(1);
    decks.forgetParts();
    await decks.readParts('spa-eng');
    expect(asked.filter((file) => file === 'spa-eng.json')).toHaveLength(2);
  });
});
