import { randomUUID } from 'node:crypto';
import { Dexie } from 'dexie';
import { describe, expect, test } from 'vitest';
import { createDeckImport } from '../../src/library/deck-import.ts';
import { formatCardList, readCardList } from '../../src/messaging/card-list.ts';
import type { StoredCard } from '../../src/model/card.ts';
import type { DeckNotes } from '../../src/model/deck.ts';
import { BLOCK_SIZE } from '../../src/store/content/blocks.ts';
import { readDeckPage } from '../../src/store/content/read/deck-page.ts';
import { findFlashcard } from '../../src/store/content/read/flashcards.ts';
import { findSource, removeSource } from '../../src/store/content/sources.ts';
import { FORM, unpackEntries } from '../../src/store/content/word-entries.ts';
import { dropAllImports, type ImportPart } from '../../src/store/content/write/imports.ts';
import { findSync, queueSync } from '../../src/store/content/write/syncs.ts';
import { defineWord } from '../support/define-word.ts';
import { ENGLISH, makeCards, makeDeck, makeStoreWith, SPANISH, type TestStore } from '../support/store.ts';
import { breakWrites, DISK_FULL, watchWrites } from '../support/watch-writes.ts';

const START = 1_790_000_000_000;

function makeImport(
  store: TestStore,
  forms: Map<string, string[]> = new Map(),
  waitForPageToGo: (id: string) => Promise<boolean> = async () => false,
) {
  const clock = { at: START };
  const deckImport = createDeckImport({
    store,
    forms: async () => forms,
    waitForPageToGo,
    keepAwake: (work) => work(),
    onChange: () => undefined,
    now: () => clock.at,
  });
  async function end(last: ImportPart) {
    await deckImport.add(last);
    return deckImport.finish(last.id);
  }
  return { ...deckImport, end, clock };
}

const CARDS = makeCards(700, (rank) => `nueva ${rank}`);
const ID = '0c9fd2a4-2d3b-4f0e-9a2d-5d3f3c1b7a10';

/** Cards as they arrive in a message. */
const toBlocks = (cards: typeof CARDS) => readCardList(formatCardList(cards), BLOCK_SIZE);

/** The cards in three parts. */
function toParts(id = ID): [ImportPart, ImportPart, ImportPart] {
  const whole = { id, from: SPANISH, to: ENGLISH, name: 'words.csv', source: 'spa-eng' };
  return [
    { ...whole, part: 0, blocks: toBlocks(CARDS.slice(0, 300)), isLast: false },
    { ...whole, part: 1, blocks: toBlocks(CARDS.slice(300, 500)), isLast: false },
    { ...whole, part: 2, blocks: toBlocks(CARDS.slice(500)), isLast: true },
  ];
}

async function wordAt(store: TestStore, rank: number): Promise<string | undefined> {
  return (await findFlashcard(store, 'spa-eng', rank))?.card?.[1];
}

async function countRows(store: TestStore) {
  const { blocks, words, imports } = store.content;
  return {
    blocks: await blocks.count(),
    words: await words.count(),
    imports: await imports.count(),
  };
}

describe('the notes of a deck file', () => {
  const notes: DeckNotes = { respelt: { daß: 'dass' }, vulgar: ['nueva 7'], coverage: [[100, 0.5]] };

  test('are stored with the source, even if the background was stopped before the end', async () => {
    const store = await makeStoreWith();
    const [first, second, last] = toParts();
    const before = makeImport(store);
    await before.add(first);
    await before.add(second);
    await before.add({ ...last, notes });
    const after = makeImport(store);
    expect(await after.finish(ID)).toMatchObject(notes);
    expect(await findSource(store, 'spa-eng')).toMatchObject(notes);
  });

  test('are replaced with its newer version', async () => {
    const store = await makeStoreWith();
    const deckImport = makeImport(store);
    const addAll = async (id: string, changed: DeckNotes) => {
      const [first, second, last] = toParts(id);
      for (const part of [first, second, { ...last, notes: changed }]) await deckImport.add(part);
    };
    await addAll(ID, notes);
    await deckImport.finish(ID);
    const newer = randomUUID();
    await addAll(newer, { vulgar: ['nueva 9'] });
    const deck = await deckImport.finish(newer, { replaces: 'spa-eng' });
    expect(deck?.vulgar).toEqual(['nueva 9']);
    expect(deck?.respelt).toBeUndefined();
  });
});

describe('the import of a dictionary', () => {
  const FILE: ImportPart = { ...toParts()[0], source: undefined, isLast: true };

  test('is looked up and not studied, and so is its newer version', async () => {
    const store = await makeStoreWith(makeDeck());
    const deckImport = makeImport(store);
    await deckImport.add(FILE);
    const dictionary = await deckImport.finish(ID, { isDictionary: true });
    const expected = { id: 'spa-eng:2', inLookups: true, inStudy: false, origin: { kind: 'file', isDictionary: true } };
    expect(dictionary).toMatchObject(expected);
    const next = randomUUID();
    await deckImport.add({ ...FILE, id: next });
    expect(await deckImport.finish(next, { replaces: 'spa-eng:2' })).toMatchObject(expected);
  });

  test('stores the details of cards unchanged', async () => {
    const store = await makeStoreWith(makeDeck());
    const deckImport = makeImport(store);
    const card = [1, 'agua', ['water'], [], { genders: ['feminine' as const], parts: ['aguas'] }] satisfies StoredCard;
    await deckImport.add({ ...FILE, blocks: toBlocks([card]) });
    await deckImport.finish(ID, { isDictionary: true });
    expect((await readDeckPage(store, 'spa-eng:2', -1, 10))?.cards).toEqual([card]);
    const { entries } = await defineWord(store, { text: 'agua', offset: 0, language: 'spa' });
    expect(entries.find(({ grammar }) => grammar)?.grammar).toEqual({
      article: 'el ',
      genders: ['feminine'],
      parts: ['aguas'],
    });
  });
});

describe('the import of a file', () => {
  test('becomes the pair’s deck on confirmation, and not before', async () => {
    const store = await makeStoreWith(makeDeck());
    const deckImport = makeImport(store);
    const [first, second, last] = toParts();
    await deckImport.add(first);
    await deckImport.add(second);
    expect(await deckImport.finish(ID)).toBeUndefined();
    await deckImport.add(last);
    expect(await wordAt(store, 1)).toBe('de');
    expect((await defineWord(store, { text: 'nueva 2', offset: 0, language: 'spa' })).entries).toEqual([]);

    const deck = await deckImport.finish(ID);
    expect(deck).toMatchObject({ cards: 700, firstRank: 1, lastRank: 700, isComplete: true, revision: 2 });
    expect(deck?.origin).toEqual({ kind: 'file', name: 'words.csv' });
    for (const rank of [1, 256, 300, 301, 500, 501, 700]) expect(await wordAt(store, rank)).toBe(`nueva ${rank}`);
    expect((await defineWord(store, { text: 'nueva 42', offset: 0, language: 'spa' })).entries[0]?.word).toBe(
      'nueva 42',
    );
    expect(await countRows(store)).toMatchObject({ blocks: 4 });
  });

  test('a title inside the file is its name, and the name of the file is kept beside it', async () => {
    const store = await makeStoreWith();
    const { end } = makeImport(store);
    const [{ blocks }] = toParts();
    const file = { name: 'Slovar [2026-06-30].zip', file: 'slovar-latest.zip' };
    await end({ id: ID, from: SPANISH, to: ENGLISH, ...file, part: 0, blocks, isLast: true });
    const deck = await findSource(store, 'spa-eng');
    expect(deck?.origin).toEqual({ kind: 'file', ...file });
  });

  test('takes its parts two at a time, and stores them in order', async () => {
    const store = await makeStoreWith();
    const deckImport = makeImport(store);
    const [first, second, last] = toParts();
    await deckImport.add(first);
    await Promise.all([deckImport.add(second), deckImport.add(last)]);
    expect((await deckImport.finish(ID))?.cards).toBe(700);
    for (const rank of [1, 300, 301, 500, 501, 700]) expect(await wordAt(store, rank)).toBe(`nueva ${rank}`);
  });

  test('creates a deck for a pair that has none', async () => {
    const store = await makeStoreWith();
    for (const part of toParts()) await makeImport(store).add(part);
    await makeImport(store).finish(ID);
    expect(await wordAt(store, 700)).toBe('nueva 700');
  });

  test('stores a part that arrives twice only once', async () => {
    const store = await makeStoreWith(makeDeck());
    for (const part of toParts()) {
      await makeImport(store).add(part);
      // A background that was started in between knows only what is stored.
      await makeImport(store).add(part);
    }
    const deck = await makeImport(store).finish(ID);
    expect(await makeImport(store).finish(ID)).toEqual(deck);
    await makeImport(store).add(toParts()[2]);
    const page = await readDeckPage(store, 'spa-eng', -1, 5_000);
    expect(page?.cards).toEqual(CARDS);
  });

  test('accepts the same part twice at once', async () => {
    const store = await makeStoreWith(makeDeck());
    const deckImport = makeImport(store);
    for (const part of toParts()) await Promise.all([deckImport.add(part), deckImport.add(part)]);
    await Promise.all([deckImport.finish(ID), deckImport.finish(ID)]);
    expect((await readDeckPage(store, 'spa-eng', -1, 5_000))?.cards).toEqual(CARDS);
  });

  test.each([
    ['before its words are made findable', 'words'],
    ['after that', 'sources'],
  ] as const)('resumes when the background was stopped at the end, %s', async (_, table) => {
    const store = await makeStoreWith(makeDeck());
    const before = await countRows(store);
    const [first, second, last] = toParts();
    for (const part of [first, second]) await makeImport(store).add(part);
    const mend = breakWrites(store, [table], new Error('stopped'));
    await expect(makeImport(store).end(last)).rejects.toThrow('stopped');
    mend();
    expect(await wordAt(store, 1)).toBe('de');
    expect((await findSource(store, 'spa-eng'))?.deck).toBe('spa-eng/1');
    expect((await makeImport(store).end(last))?.cards).toBe(700);
    expect(await wordAt(store, 700)).toBe('nueva 700');
    expect((await defineWord(store, { text: 'nueva 699', offset: 0, language: 'spa' })).entries[0]?.rank).toBe(699);
    expect(await countRows(store)).toEqual({ ...before, blocks: 4, words: 3, imports: 1 });
  });

  test.each(['blocks', 'words', 'sources'] as const)(
    'reports a full disk when it writes %s; dropped, it leaves nothing',
    async (table) => {
      const store = await makeStoreWith(makeDeck());
      const before = await countRows(store);
      const deckImport = makeImport(store);
      const [first, second, last] = toParts();
      await deckImport.add(first);
      const mend = breakWrites(store, [table], DISK_FULL);
      const rest = deckImport.add(second).then(() => deckImport.end(last));
      await expect(rest).rejects.toMatchObject({ code: 'storage-full' });
      mend();
      await deckImport.cancel(ID);
      expect(await countRows(store)).toEqual(before);
      expect(await wordAt(store, 1)).toBe('de');
      expect((await defineWord(store, { text: 'año', offset: 0, language: 'spa' })).entries[0]?.word).toBe('año');
    },
  );

  test('refuses a part out of order, one of an unknown import, and ranks that do not ascend', async () => {
    const store = await makeStoreWith(makeDeck());
    const deckImport = makeImport(store);
    const [first, second, last] = toParts();
    await expect(deckImport.add(second)).rejects.toMatchObject({ code: 'bad-request' });
    await deckImport.add(first);
    await expect(deckImport.add(last)).rejects.toMatchObject({ code: 'bad-request' });
    await expect(deckImport.add({ ...second, blocks: first.blocks })).rejects.toMatchObject({ code: 'bad-request' });
    await deckImport.add(second);
    expect((await deckImport.end(last))?.cards).toBe(700);
  });

  test('leaves nothing when it is cancelled, and the old deck answers', async () => {
    const store = await makeStoreWith(makeDeck());
    const before = await countRows(store);
    const deckImport = makeImport(store);
    const [first, second] = toParts();
    await deckImport.add(first);
    await deckImport.cancel(ID);
    expect(await countRows(store)).toEqual(before);
    expect(await wordAt(store, 1)).toBe('de');
    await expect(deckImport.add(second)).rejects.toMatchObject({ code: 'bad-request' });
  });

  test('leaves nothing if its page closes silently; the old deck answers, and the import of another page continues', async () => {
    const store = await makeStoreWith(makeDeck());
    const gone = new Map<string, (isGone: boolean) => void>();
    const deckImport = makeImport(store, new Map(), (id) => new Promise((resolve) => gone.set(id, resolve)));
    const others = toParts('5f0e8a1c-7a39-4a7e-8f57-2f8f2a5a6c11');
    await deckImport.add(others[0]);
    const before = await countRows(store);
    const [first, second, last] = toParts();
    await deckImport.add(first);
    await deckImport.add(second);
    gone.get(ID)?.(true);
    await expect.poll(() => countRows(store)).toEqual(before);
    await expect(deckImport.add(last)).rejects.toMatchObject({ code: 'bad-request' });
    expect(await wordAt(store, 1)).toBe('de');
    await deckImport.add(others[1]);
    expect((await deckImport.end(others[2]))?.cards).toBe(CARDS.length);
  });

  test('leaves nothing when it is cancelled while its index is built', async () => {
    const store = await makeStoreWith(makeDeck());
    const before = await countRows(store);
    const deckImport = makeImport(store);
    const whole = { ...toParts()[0], cards: makeCards(256 * 300, (rank) => `nueva${rank}`), isLast: true };
    let cancelled: Promise<void> | undefined;
    const mend = watchWrites(store, ['words'], () => {
      // As from another message: outside the transaction of this write.
      cancelled ??= Dexie.ignoreTransaction(() => deckImport.cancel(ID));
    });
    expect(await deckImport.end(whole)).toBeUndefined();
    mend();
    await cancelled;
    expect(await countRows(store)).toEqual(before);
    expect(await wordAt(store, 1)).toBe('de');
  });

  test('keeps the deck if it is cancelled after its end', async () => {
    const store = await makeStoreWith();
    const deckImport = makeImport(store);
    for (const part of toParts()) await deckImport.add(part);
    await deckImport.finish(ID);
    await deckImport.cancel(ID);
    expect(await wordAt(store, 700)).toBe('nueva 700');
  });

  test('that lost its page is dropped by a later import, and by the browser’s start', async () => {
    const store = await makeStoreWith(makeDeck());
    const deckImport = makeImport(store);
    await deckImport.add(toParts()[0]);
    deckImport.clock.at += 2 * 60 * 60 * 1_000;
    const later = randomUUID();
    for (const part of toParts(later)) await deckImport.add(part);
    expect(await countRows(store)).toMatchObject({ imports: 1 });
    expect(await deckImport.finish(ID)).toBeUndefined();
    await deckImport.finish(later);
    expect(await countRows(store)).toMatchObject({ blocks: 4, imports: 1 });
    await deckImport.add(toParts(randomUUID())[0]);
    await dropAllImports(store);
    expect(await countRows(store)).toMatchObject({ blocks: 4, imports: 0 });
    expect(await wordAt(store, 700)).toBe('nueva 700');
  });

  test('beside another one and a sync of the same pair writes its own copy', async () => {
    const store = await makeStoreWith(makeDeck());
    await queueSync(store, {
      pair: 'spa-eng',
      from: SPANISH,
      to: ENGLISH,
      address: 'http://127.0.0.1:1',
      startedAt: 0,
    });
    const deckImport = makeImport(store);
    const other = toParts(randomUUID());
    await deckImport.add(other[0]);
    for (const part of toParts()) await deckImport.add(part);
    await deckImport.finish(ID);
    const copies = [(await findSource(store, 'spa-eng'))?.deck, (await findSync(store, 'spa-eng'))?.deck];
    const rows = await store.content.imports.toArray();
    expect(new Set([...copies, ...rows.map(({ deck }) => deck)]).size).toBe(3);
  });

  test('ends with the deck that it was for', async () => {
    const store = await makeStoreWith(makeDeck());
    const deckImport = makeImport(store);
    for (const part of toParts()) await deckImport.add(part);
    await removeSource(store, 'spa-eng');
    expect(await deckImport.finish(ID)).toBeUndefined();
    expect(await countRows(store)).toEqual({ blocks: 0, words: 0, imports: 0 });
  });

  test('is found by the same words when the background was stopped between its parts', async () => {
    const forms = new Map([['nueva 650', ['nuevas 650']]]);
    const indexOf = async (isStopped: boolean) => {
      const store = await makeStoreWith();
      let deckImport = makeImport(store, forms);
      for (const part of toParts()) {
        if (isStopped) deckImport = makeImport(store, forms);
        await deckImport.add(part);
      }
      return store.content.words.toArray();
    };
    const words = await indexOf(true);
    expect(words).toEqual(await indexOf(false));
    expect(words.flatMap(({ entries }) => unpackEntries(entries)).filter(([key]) => key === 'nuevas 650')).toEqual([
      ['nuevas 650', 650, FORM],
    ]);
  });

  test('accepts cards whose words cannot be looked up', async () => {
    const store = await makeStoreWith();
    const deckImport = makeImport(store);
    const [first, , last] = toParts();
    // Invisible marks.
    await deckImport.add({ ...first, blocks: toBlocks([[1, '\u00AD\u200B', ['nothing to see']]]) });
    expect((await deckImport.end({ ...last, part: 1 }))?.cards).toBe(201);
    expect(await wordAt(store, 1)).toBe('\u00AD\u200B');
    const keys = (await store.content.words.toArray()).flatMap(({ entries }) => unpackEntries(entries));
    expect(keys).toHaveLength(200);
  });

  test('finds words by the inflected forms of the starter decks', async () => {
    const store = await makeStoreWith();
    const deckImport = makeImport(store, new Map([['ser', ['fue', 'es']]]));
    const [first] = toParts();
    await deckImport.end({ ...first, blocks: toBlocks([[1, 'ser', ['be']]]), isLast: true });
    expect((await defineWord(store, { text: 'fue', offset: 0, language: 'spa' })).entries[0]?.word).toBe('ser');
  });
});

describe('a deck is read page by page', () => {
  test('in rank order, each card once', async () => {
    const cards = makeCards(1_000).map(([rank, ...rest]) => [rank * 3, ...rest] as (typeof CARDS)[number]);
    const store = await makeStoreWith(makeDeck({ cards }));
    const read = [];
    for (let after = -1, isLast = false; !isLast; ) {
      const page = await readDeckPage(store, 'spa-eng', after, 300);
      read.push(...(page?.cards ?? []));
      after = read.at(-1)?.[0] ?? 0;
      isLast = page?.isLast ?? true;
    }
    expect(read).toEqual(cards);
  });

  test('is empty for a pair without a deck', async () => {
    expect(await readDeckPage(await makeStoreWith(), 'spa-eng', -1, 10)).toBeUndefined();
  });
});
