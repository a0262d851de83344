import { readFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { checkDeck } from '../../src/library/check-deck.ts';
import { mergeParts } from '../../src/library/merge-parts.ts';
import { createRenewal } from '../../src/library/renewal.ts';
import { createStarterDecks } from '../../src/library/starter-decks.ts';
import type { StoredCard } from '../../src/model/card.ts';
import type { PairId } from '../../src/model/pair.ts';
import { allOf } from '../../src/store/content/key-range.ts';
import { findFlashcard } from '../../src/store/content/read/flashcards.ts';
import { findSource, installSource, removeSource } from '../../src/store/content/sources.ts';
import { defineWord } from '../support/define-word.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { installStarterDeck, toParts } from '../support/starter-package.ts';
import { ENGLISH, GERMAN, makeCards, makeDeck, makeStore, SPANISH_CARDS, type TestStore } from '../support/store.ts';

const starterDecks = createStarterDecks((file) => readFile(`assets/public/decks/${file}`, 'utf8'));
const INSTALLED_AT = 1_790_000_000_000;
const RENEWED_AT = 1_795_000_000_000;

/** One installation of the extension, which may be restarted. */
function makeExtension() {
  const store = makeStore();
  const keyValues = makeKeyValues();
  let changes = 0;
  /** @param reads - Package files that this background reads before it is stopped. */
  const start = (reads = Number.POSITIVE_INFINITY) => {
    let left = reads;
    return createRenewal({
      store,
      starterDecks: {
        ...starterDecks,
        readParts: (pair) => (left-- > 0 ? starterDecks.readParts(pair) : Promise.reject(new Error('stopped'))),
      },
      keyValues,
      keepAwake: (work) => work(),
      onChange: () => {
        changes += 1;
      },
      now: () => RENEWED_AT,
    });
  };
  return { store, start, countChanges: () => changes, noted: () => keyValues.items.get('decks.toRenew') };
}

/** A starter deck of an earlier version: other cards, and words under that version's keys. */
async function installEarlier(store: TestStore, pair: PairId): Promise<void> {
  const file = await starterDecks.readParts(pair).then(mergeParts);
  const [[word] = ['']] = file.cards;
  const cards = file.cards
    .slice(0, -20)
    .map((card, index) => (index === 0 ? ([word, ['an old meaning']] as const) : card));
  await installStarterDeck(store, toParts({ ...file, cards: cards as typeof file.cards }), INSTALLED_AT);
}

/** Changes the key of every entry of a deck, as different rules would have built it. */
async function misplace(store: TestStore, pair: PairId): Promise<void> {
  const deck = await store.content.sources.get(pair);
  await store.content.words
    .where('[deck+firstKey]')
    .between(...allOf(deck?.deck ?? `${pair}/0`))
    .modify((row) => {
      row.entries = row.entries.replace(/^/gm, '~');
    });
  // Cached rows belong to the previous start.
  await store.content.sources
    .where('pair')
    .equals(pair)
    .modify({ revision: (deck?.revision ?? 0) + 1 });
}

const wordAt = async (store: TestStore, text: string) =>
  (await defineWord(store, { text, offset: 0 })).entries[0]?.word;
const updatedAt = async (store: TestStore, pair: PairId) => (await store.content.sources.get(pair))?.updatedAt;

describe('after an update of the extension', () => {
  test('a starter deck has the cards of the new package', async () => {
    const { store, start, countChanges, noted } = makeExtension();
    await installEarlier(store, 'tur-eng');
    await start().begin();
    const { cards } = await starterDecks.readParts('tur-eng').then(mergeParts);
    const [word, meanings] = cards[0] ?? ['', []];
    expect((await findFlashcard(store, 'tur-eng', 1))?.card).toEqual(expect.arrayContaining([1, word, meanings]));
    expect(await store.content.sources.get('tur-eng')).toMatchObject({ cards: cards.length, updatedAt: RENEWED_AT });
    expect(countChanges()).toBe(1);
    expect(noted()).toEqual({});
  });

  test('a starter deck gets its words’ new details, and is unchanged by the next start', async () => {
    const { store } = makeExtension();
    const parts = await starterDecks.readParts('tur-eng');
    await installStarterDeck(store, parts, INSTALLED_AT);
    const details = new Map([[parts.file.cards[0]?.[0] ?? '', { classes: ['noun' as const] }]]);
    const begin = (now: number) =>
      createRenewal({
        store,
        starterDecks: { ...starterDecks, readParts: async () => ({ ...parts, details }) },
        keyValues: makeKeyValues(),
        keepAwake: (work) => work(),
        onChange: () => undefined,
        now: () => now,
      }).begin();
    await begin(RENEWED_AT);
    expect((await findFlashcard(store, 'tur-eng', 1))?.card?.[4]).toEqual({ classes: ['noun'] });
    await begin(RENEWED_AT + 1);
    expect(await updatedAt(store, 'tur-eng')).toBe(RENEWED_AT);
  });

  test('one that has them already is unchanged', async () => {
    const { store, start, countChanges } = makeExtension();
    await installStarterDeck(store, await starterDecks.readParts('ara-eng'), INSTALLED_AT);
    await start().begin();
    expect(await updatedAt(store, 'ara-eng')).toBe(INSTALLED_AT);
    expect(countChanges()).toBe(0);
  });

  test.each([
    ['a server', { kind: 'upstream', address: 'http://127.0.0.1:8377' }],
    ['a file', { kind: 'file', name: 'mis palabras.csv' }],
    ['the starter decks, of a pair that they have no more', { kind: 'starter', licence: { id: 'CC0-1.0', url: '' } }],
  ] as const)('the words of a deck from %s are found by the current keys', async (_from, origin) => {
    const { store, start } = makeExtension();
    const pair = origin.kind === 'starter' ? 'spa-kor' : 'spa-eng';
    await installSource(store, makeDeck({ origin, pair }), INSTALLED_AT);
    await misplace(store, pair);
    expect(await wordAt(store, 'año')).toBeUndefined();
    await start().begin();
    expect(await wordAt(store, 'año')).toBe('año');
    expect(await store.content.sources.get(pair)).toMatchObject({ cards: SPANISH_CARDS.length, origin });
  });

  test('nothing is touched by any other start', async () => {
    const { store, start } = makeExtension();
    await installEarlier(store, 'tur-eng');
    await start().resume();
    expect(await updatedAt(store, 'tur-eng')).toBe(INSTALLED_AT);
  });

  test('the next background continues after a stop midway', async () => {
    const { store, start, noted } = makeExtension();
    await installEarlier(store, 'ara-eng');
    await installEarlier(store, 'tur-eng');
    await expect(start(1).begin()).rejects.toThrow('stopped');
    expect(await updatedAt(store, 'ara-eng')).toBe(RENEWED_AT);
    expect(await updatedAt(store, 'tur-eng')).toBe(INSTALLED_AT);
    expect(noted()).toEqual({ 'tur-eng': 1 });
    await start().resume();
    expect(await updatedAt(store, 'tur-eng')).toBe(RENEWED_AT);
    expect(noted()).toEqual({});
  });

  test('a deck that cannot be renewed does not stop the others', async () => {
    const { store, start, noted } = makeExtension();
    await installEarlier(store, 'ara-eng');
    await installSource(store, makeDeck(), INSTALLED_AT);
    await misplace(store, 'spa-eng');
    await expect(start(0).begin()).rejects.toThrow('stopped');
    expect(noted()).toEqual({ 'ara-eng': 1 });
    expect(await wordAt(store, 'año')).toBe('año');
  });

  test('one that fails at every start is skipped until the next update or browser start', async () => {
    const { store, start, noted } = makeExtension();
    await installEarlier(store, 'ara-eng');
    await expect(start(0).begin()).rejects.toThrow('stopped');
    for (let starts = 0; starts < 4; starts++) await expect(start(0).resume()).rejects.toThrow('stopped');
    await start().resume();
    expect(await updatedAt(store, 'ara-eng')).toBe(INSTALLED_AT);
    await start().retry();
    expect(await updatedAt(store, 'ara-eng')).toBe(RENEWED_AT);
    expect(noted()).toEqual({});
  });

  test('a deck that was removed while the package was read stays removed', async () => {
    const { store, start } = makeExtension();
    await installEarlier(store, 'tur-eng');
    const read = starterDecks.readParts;
    vi.spyOn(starterDecks, 'readParts').mockImplementationOnce(async (pair) => {
      const parts = await read(pair);
      await removeSource(store, 'tur-eng');
      return parts;
    });
    await expect(start().begin()).rejects.toMatchObject({ code: 'deck-unknown' });
    expect(await updatedAt(store, 'tur-eng')).toBeUndefined();
  });

  test('a list beside a starter deck is unchanged', async () => {
    const { store, start } = makeExtension();
    await installEarlier(store, 'tur-eng');
    const list = await installSource(store, makeDeck({ pair: 'tur-eng', origin: { kind: 'file', name: 'a.csv' } }), 7);
    await start().begin();
    expect(await findSource(store, list.id)).toMatchObject({ deck: list.deck, cards: list.cards, updatedAt: 7 });
    expect(await updatedAt(store, 'tur-eng')).toBe(RENEWED_AT);
  });

  test('cards that cannot be read are not dropped silently', async () => {
    const { store, start, noted } = makeExtension();
    await installSource(store, makeDeck({ cards: makeCards(600) }), INSTALLED_AT);
    await store.content.blocks.update(['spa-eng/1', 257], { cards: '[[257,"palabra' });
    const before = await store.content.blocks.toArray();
    await start().begin();
    expect(await store.content.blocks.toArray()).toEqual(before);
    expect(noted()).toEqual({});
    const check = await checkDeck({ store, starterDecks, now: () => 1 }, 'spa-eng');
    expect(check).toMatchObject({ state: 'repaired', lostCards: 256, cardsAre: 'lost' });
  });

  test('a deck that a sync is writing is checked later, and a deck that was removed stays removed', async () => {
    const { store, start, noted } = makeExtension();
    const { deck } = await installSource(store, makeDeck(), INSTALLED_AT);
    await store.content.syncs.put({ pair: 'spa-eng', deck, state: 'running' } as never);
    await installEarlier(store, 'tur-eng');
    await misplace(store, 'spa-eng');
    await start().begin();
    expect(noted()).toEqual({ 'spa-eng': 0 });
    await store.content.syncs.update('spa-eng', { state: 'done' });
    await start().resume();
    expect(noted()).toEqual({});
    expect(await wordAt(store, 'año')).toBe('año');
    await removeSource(store, 'tur-eng');
    await start().begin();
    expect(await updatedAt(store, 'tur-eng')).toBeUndefined();
  });
});

test('a deck whose index an earlier version built opens, answers, and finds its core words after the update', async () => {
  const { store, start } = makeExtension();
  const cards: StoredCard[] = [
    [1, 'das Haus', ['house']],
    [2, 'Bank', ['bank']],
    [3, 'Bank', ['bench']],
  ];
  await installSource(store, makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards }), INSTALLED_AT);
  const row = await store.content.words.toCollection().first();
  if (!row) throw new Error('Expected a word index, got none.');
  // As it was before headwords were split.
  await store.content.words.clear();
  await store.content.words.put({ ...row, firstKey: 'bank', entries: 'bank\t02\nbank\t03\ndas haus\t01' });
  const find = async (text: string) =>
    (await defineWord(store, { text, offset: 0, language: 'deu' })).entries.map(({ meanings }) => meanings[0]);
  expect([await find('das Haus'), await find('Häuser'), await find('Bank')]).toEqual([
    ['house'],
    [],
    ['bank', 'bench'],
  ]);
  await start().begin();
  expect([await find('das Haus'), await find('Häuser'), await find('Bank')]).toEqual([
    ['house'],
    ['house'],
    ['bank', 'bench'],
  ]);
});
