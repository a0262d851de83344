import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { checkDeck } from '../../src/library/check-deck.ts';
import { createStarterDecks } from '../../src/library/starter-decks.ts';
import type { StoredCard } from '../../src/model/card.ts';
import type { PairId } from '../../src/model/pair.ts';
import type { BlockRow, SourceRow, WordRow } from '../../src/store/content/content-database.ts';
import { allOf } from '../../src/store/content/key-range.ts';
import { findFlashcard } from '../../src/store/content/read/flashcards.ts';
import { rebuildWordIndex } from '../../src/store/content/write/word-index.ts';
import { defineWord } from '../support/define-word.ts';
import { readStarterFile } from '../support/starter-decks.ts';
import { installStarterDeck } from '../support/starter-package.ts';
import { makeDeck, makeStore, makeStoreWith, type TestStore } from '../support/store.ts';

const starterDecks = createStarterDecks((file) => readFile(`assets/public/decks/${file}`, 'utf8'));
const check = (store: TestStore, pair: PairId) =>
  checkDeck({ store, starterDecks, now: () => 1_790_000_000_001 }, pair);

async function makeStarter(pair: PairId): Promise<TestStore> {
  const store = makeStore();
  await installStarterDeck(store, await starterDecks.readParts(pair), 1_790_000_000_000);
  return store;
}

/** The words of a starter deck as a server would send them: without forms, which come from the tables here. */
async function makeSynced(pair: PairId, count: number): Promise<TestStore> {
  const { from, to, cards } = readStarterFile(pair);
  const sent = cards.slice(0, count).map(([word, meanings], index): StoredCard => [index + 1, word, meanings]);
  const store = await makeStoreWith(makeDeck({ pair, from, to, cards: sent }));
  const { deck } = await getDeck(store, pair);
  await rebuildWordIndex(store, deck, from.iso639_3, await starterDecks.forms(from.iso639_3));
  return store;
}

async function getDeck(store: TestStore, pair: PairId): Promise<SourceRow> {
  const deck = await store.content.sources.get(pair);
  if (!deck) throw new Error(`Expected a deck of ${pair}, got none.`);
  return deck;
}

async function rowsOf(store: TestStore, pair: PairId): Promise<{ blocks: BlockRow[]; words: WordRow[] }> {
  const { deck } = await getDeck(store, pair);
  const [blocks, words] = await Promise.all([
    store.content.blocks
      .where('[deck+firstRank]')
      .between(...allOf(deck))
      .toArray(),
    store.content.words
      .where('[deck+firstKey]')
      .between(...allOf(deck))
      .toArray(),
  ]);
  return { blocks, words };
}

const wordAt = async (store: TestStore, text: string) =>
  (await defineWord(store, { text, offset: 0 })).entries[0]?.word;

describe('a complete deck', () => {
  test.each(['tur-eng', 'ara-eng', 'eng-kor'] as const)('%s passes, and is not changed', async (pair) => {
    const store = await makeStarter(pair);
    const before = await getDeck(store, pair);
    expect(await check(store, pair)).toEqual({
      pair,
      cards: before.cards,
      state: 'right',
      indexFaults: 0,
      lostCards: 0,
      cardsAre: 'all-there',
    });
    expect(await getDeck(store, pair)).toEqual(before);
  });

  test('from a server passes with the forms that come from the tables here', async () => {
    const store = await makeSynced('deu-eng', 2_000);
    expect(await check(store, 'deu-eng')).toMatchObject({ state: 'right', cards: 2_000 });
  });

  test('a deck that a sync has not finished is not checked, and a missing one is gone', async () => {
    const store = await makeSynced('deu-eng', 300);
    const { deck } = await getDeck(store, 'deu-eng');
    await store.content.syncs.put({ pair: 'deu-eng', deck, state: 'paused' } as never);
    expect(await check(store, 'deu-eng')).toMatchObject({ state: 'busy' });
    expect(await check(store, 'rus-eng')).toMatchObject({ state: 'gone' });
  });

  test('cards that a sync stored after the index was built are not a fault', async () => {
    const store = await makeSynced('deu-eng', 600);
    const { blocks } = await rowsOf(store, 'deu-eng');
    const last = blocks.at(-1) as BlockRow;
    const added: StoredCard[] = [[601, 'Brüderchen', ['little brother']]];
    await store.content.blocks.put({
      ...last,
      deck: last.deck,
      firstRank: 601,
      lastRank: 601,
      count: 1,
      cards: JSON.stringify(added),
    });
    await store.content.sources.where('pair').equals('deu-eng').modify({ cards: 601, lastRank: 601 });
    expect(await check(store, 'deu-eng')).toMatchObject({ state: 'right', cards: 601 });
  });
});

describe('a word index', () => {
  test('with a missing row is rebuilt, and every word is found again', async () => {
    const store = await makeStarter('tur-eng');
    const { words } = await rowsOf(store, 'tur-eng');
    const [gone] = words.slice(1);
    if (!gone) throw new Error('Expected a second row of the index.');
    await store.content.words.delete([gone.deck, gone.firstKey]);
    const result = await check(store, 'tur-eng');
    expect(result).toMatchObject({ state: 'repaired', indexFaults: gone.entries.split('\n').length, lostCards: 0 });
    expect((await rowsOf(store, 'tur-eng')).words).toEqual(words);
    expect(await check(store, 'tur-eng')).toMatchObject({ state: 'right' });
    const lost = gone.entries.split('\n')[0]?.split('\t')[0] ?? '';
    expect(await wordAt(store, lost), lost).toBeDefined();
  });

  test('with entries of other cards, or in another order, is rebuilt', async () => {
    const store = await makeStarter('ara-eng');
    const { words } = await rowsOf(store, 'ara-eng');
    const [first] = words;
    if (!first) throw new Error('Expected a row of the index.');
    const lines = first.entries.split('\n');
    const mixed = [...lines.toReversed(), `كتاب\t099999`].join('\n');
    await store.content.words.put({ ...first, entries: mixed });
    expect((await check(store, 'ara-eng')).indexFaults).toBeGreaterThan(1);
    expect((await rowsOf(store, 'ara-eng')).words).toEqual(words);
  });

  test('of a server’s deck gets its forms back', async () => {
    const store = await makeSynced('deu-eng', 1_000);
    const { words } = await rowsOf(store, 'deu-eng');
    await store.content.words
      .where('[deck+firstKey]')
      .between(...allOf((await getDeck(store, 'deu-eng')).deck))
      .delete();
    expect(await check(store, 'deu-eng')).toMatchObject({ state: 'repaired', lostCards: 0 });
    expect((await rowsOf(store, 'deu-eng')).words).toEqual(words);
    expect(await wordAt(store, 'Häuser')).toBe('Haus');
  });
});

describe('a block', () => {
  test('of a starter deck that cannot be read is restored from the package', async () => {
    const store = await makeStarter('tur-eng');
    const { blocks } = await rowsOf(store, 'tur-eng');
    const [block] = blocks.slice(1);
    if (!block) throw new Error('Expected a second block.');
    await store.content.blocks.put({ ...block, cards: block.cards.slice(0, 2_000) });
    const { cards } = await getDeck(store, 'tur-eng');
    expect(await check(store, 'tur-eng')).toEqual({
      pair: 'tur-eng',
      cards,
      state: 'repaired',
      indexFaults: 0,
      lostCards: block.count,
      cardsAre: 'restored',
    });
    expect(await check(store, 'tur-eng')).toMatchObject({ state: 'right', cards });
    expect((await findFlashcard(store, 'tur-eng', 260))?.card?.[1]).toBe(readStarterFile('tur-eng').cards[259]?.[0]);
  });

  test('of a server’s deck that cannot be read is dropped, and the other cards answer again', async () => {
    const store = await makeSynced('deu-eng', 1_000);
    const { blocks } = await rowsOf(store, 'deu-eng');
    const [first, second] = blocks;
    if (!first || !second) throw new Error('Expected two blocks.');
    await store.content.blocks.put({ ...second, cards: 'not JSON' });
    expect(await check(store, 'deu-eng')).toEqual({
      pair: 'deu-eng',
      cards: 744,
      state: 'repaired',
      indexFaults: 0,
      lostCards: 256,
      cardsAre: 'lost',
    });
    expect(await check(store, 'deu-eng')).toMatchObject({ state: 'right', cards: 744 });
    expect(await getDeck(store, 'deu-eng')).toMatchObject({ cards: 744, firstRank: 1, lastRank: 1_000 });
    const [[, word] = []] = JSON.parse(blocks[3]?.cards ?? '[]') as StoredCard[];
    expect(await wordAt(store, String(word))).toBe(word);
  });

  test('with some damaged cards keeps the others', async () => {
    const store = await makeSynced('deu-eng', 300);
    const { blocks } = await rowsOf(store, 'deu-eng');
    const [block] = blocks;
    if (!block) throw new Error('Expected a block.');
    const cards = JSON.parse(block.cards) as unknown[];
    cards[0] = null;
    cards[7] = [8, { word: 'Jahr' }, []];
    await store.content.blocks.put({ ...block, cards: JSON.stringify(cards) });
    expect(await check(store, 'deu-eng')).toMatchObject({ cards: 298, lostCards: 2, cardsAre: 'lost' });
    expect(await getDeck(store, 'deu-eng')).toMatchObject({ cards: 298, firstRank: 2, lastRank: 300 });
    expect(await check(store, 'deu-eng')).toMatchObject({ state: 'right', cards: 298 });
  });

  test('is reported when it is missing', async () => {
    const store = await makeSynced('deu-eng', 600);
    const { deck } = await getDeck(store, 'deu-eng');
    await store.content.blocks.delete([deck, 513]);
    expect(await check(store, 'deu-eng')).toMatchObject({ cards: 512, lostCards: 88, cardsAre: 'lost' });
    expect(await getDeck(store, 'deu-eng')).toMatchObject({ cards: 512, lastRank: 512 });
  });
});
