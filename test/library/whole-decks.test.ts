import { describe, expect, test } from 'vitest';
import { pause } from '../../src/async/sleep.ts';
import { checkDeck } from '../../src/library/check-deck.ts';
import { FIRST_CARDS, installFirstCards } from '../../src/library/install.ts';
import { createRenewal } from '../../src/library/renewal.ts';
import { createStarterDecks, type StarterParts } from '../../src/library/starter-decks.ts';
import { toStoredBatches } from '../../src/library/stored-cards.ts';
import type { SourceRow } from '../../src/store/content/content-database.ts';
import { findFlashcard, seekRank } from '../../src/store/content/read/flashcards.ts';
import { hasCards, installSource, removeSource } from '../../src/store/content/sources.ts';
import { dropAllImports, storeImportPart } from '../../src/store/content/write/imports.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { createStudy, type Study } from '../../src/study/study.ts';
import { defineWord } from '../support/define-word.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { listOps } from '../support/list-ops.ts';
import { LICENCE, makePackage, makeStarterFile } from '../support/starter-package.ts';
import { ENGLISH, makeDeck, makeStore, SPANISH, type TestStore } from '../support/store.ts';

const CARDS = 3_500;
const INSTALLED_AT = 1_790_000_000_000;
const RENEWED_AT = 1_795_000_000_000;

const starterDecks = createStarterDecks(makePackage(makeStarterFile(CARDS)));
const PARTS = await starterDecks.readParts('spa-eng');

/** An extension that may be stopped and restarted. */
function makeExtension(store = makeStore()) {
  const keyValues = makeKeyValues();
  const heard: number[] = [];
  /** @param parts - The deck that this start reads from the package. */
  const start = (parts: StarterParts = PARTS) =>
    createRenewal({
      store,
      starterDecks: { ...starterDecks, readParts: async () => parts },
      keyValues,
      keepAwake: (work) => work(),
      onChange: () => heard.push(1),
      now: () => RENEWED_AT,
    });
  return { store, start, heard };
}

/** Parts of a deck whose writing fails after some words, as if the background were stopped there. */
function stopAfter(words: number): StarterParts {
  let left = words;
  const get = (word: string) => {
    left -= 1;
    if (left < 0) throw new Error('stopped');
    return PARTS.forms.get(word);
  };
  return { ...PARTS, forms: { get } };
}

/** The rows left by a background that is stopped while it writes. */
async function leaveHalf(store: TestStore): Promise<void> {
  const half = [...toStoredBatches(PARTS)][0]?.slice(0, 256) ?? [];
  const origin = { kind: 'starter', licence: LICENCE } as const;
  const part = { id: 'starter:spa-eng', from: SPANISH, to: ENGLISH, name: '', origin, part: 0, isLast: false };
  await storeImportPart(store, { ...part, blocks: [{ json: JSON.stringify(half), keys: half }] }, INSTALLED_AT);
}

const findSource = async (store: TestStore): Promise<SourceRow> => {
  const deck = await store.content.sources.get('spa-eng');
  if (!deck) throw new Error('Expected a deck, got none.');
  return deck;
};
const wordAt = async (store: TestStore, text: string) =>
  (await defineWord(store, { text, offset: 0, language: 'spa' })).entries[0]?.word;

async function expectWhole(store: TestStore): Promise<void> {
  const deck = await findSource(store);
  expect(deck).toMatchObject({ cards: CARDS, firstRank: 1, lastRank: CARDS, indexedCards: CARDS, isComplete: true });
  expect(await hasCards(store, deck, toStoredBatches(PARTS))).toBe(true);
  expect(await seekRank(store, 'spa-eng', CARDS + 5, 'backward')).toBe(CARDS);
  expect((await findFlashcard(store, 'spa-eng', 3_333))?.card).toEqual([
    3_333,
    'palabra3333',
    ['word 3333'],
    ['palabra3333s'],
  ]);
  for (const text of ['palabra1s', 'palabra3500s']) expect(await wordAt(store, text)).toBe(text.slice(0, -1));
  expect(await store.content.imports.count()).toBe(0);
  // Of one copy only.
  expect((await store.content.blocks.toArray()).reduce((sum, { count }) => sum + count, 0)).toBe(CARDS);
  expect(await checkDeck({ store, starterDecks, now: () => 1 }, 'spa-eng')).toMatchObject({
    state: 'right',
    cards: CARDS,
  });
}

describe('a starter deck that is added', () => {
  test('answers with its first cards at once, and with all of them shortly after', async () => {
    const { store, start, heard } = makeExtension();
    expect(await installFirstCards(store, PARTS, INSTALLED_AT)).toMatchObject({
      cards: FIRST_CARDS,
      lastRank: FIRST_CARDS,
      isComplete: false,
    });
    expect(await wordAt(store, 'palabra1000s')).toBe('palabra1000');
    await start().resume();
    await expectWhole(store);
    expect(heard).toHaveLength(1);
  });

  test('answers look-ups while the others are written', async () => {
    const { store, start } = makeExtension();
    await installFirstCards(store, PARTS, INSTALLED_AT);
    let isWriting = true;
    const writing = start()
      .resume()
      .finally(() => {
        isWriting = false;
      });
    let answers = 0;
    while (isWriting) {
      expect(await wordAt(store, 'palabra7s')).toBe('palabra7');
      answers += 1;
      // Look-ups come as messages.
      await pause();
    }
    await writing;
    expect(answers).toBeGreaterThan(5);
    await expectWhole(store);
  });

  test.each([600, 3_499])('is completed when the background is stopped after %i words', async (words) => {
    const { store, start } = makeExtension();
    await installFirstCards(store, PARTS, INSTALLED_AT);
    await expect(start(stopAfter(words)).resume()).rejects.toThrow('stopped');
    expect(await findSource(store)).toMatchObject({ cards: FIRST_CARDS, isComplete: false });
    await start().resume();
    await expectWhole(store);
  });

  test('does not keep rows left by a stopped background', async () => {
    const { store, start } = makeExtension();
    await installFirstCards(store, PARTS, INSTALLED_AT);
    await leaveHalf(store);
    await dropAllImports(store);
    await start().resume();
    await expectWhole(store);
  });

  test('is busy for the self-check until it is complete', async () => {
    const { store } = makeExtension();
    await installFirstCards(store, PARTS, INSTALLED_AT);
    expect(await checkDeck({ store, starterDecks, now: () => 1 }, 'spa-eng')).toMatchObject({ state: 'busy' });
  });

  test('stays removed when it is removed meanwhile', async () => {
    const { store, start } = makeExtension();
    await installFirstCards(store, PARTS, INSTALLED_AT);
    const writing = start().resume();
    await removeSource(store, 'spa-eng');
    await writing.catch(() => undefined);
    await start().resume();
    expect(await store.content.sources.count()).toBe(0);
    expect(await store.content.blocks.count()).toBe(0);
    expect(await store.content.words.count()).toBe(0);
  });
});

/** The learner's log and the caches built from it. */
async function readStudy({ study }: TestStore) {
  const [cards, days] = await Promise.all([study.cards.toArray(), study.days.toArray()]);
  return { ops: await listOps({ study } as TestStore), cards, days };
}

/**
 * A learner with the 2,000 cards of an earlier version, who has answered some words, knows others and has set one
 * aside.
 */
async function makeLearner(): Promise<{ store: TestStore; study: Study }> {
  const store = makeStore();
  const cards = [...toStoredBatches(PARTS)].flat().slice(0, 2_000);
  await installSource(store, makeDeck({ origin: { kind: 'starter', licence: LICENCE }, cards }), INSTALLED_AT);
  const study = createStudy({
    store,
    cardMemory: createCardMemory(store),
    now: () => ({ at: INSTALLED_AT, zoneMinutes: 60 }),
    settings: async () => ({ newPerDay: 5, retention: 0.9, vulgar: false }),
    newDeviceId: () => 'laptop',
  });
  for (let view = await study.next({ pair: 'spa-eng' }); view.card; view = await study.next({ pair: 'spa-eng' })) {
    const { pair, word, choices, retention, seen } = view.card;
    const choice = choices.easy;
    await study.answer({
      id: crypto.randomUUID(),
      pair,
      word,
      rating: 'easy',
      choice,
      retention,
      spentMs: 4_000,
      seen,
    });
  }
  await study.mark({ id: crypto.randomUUID(), pair: 'spa-eng', word: 'palabra1999', mark: 'know' });
  return { store, study };
}

describe('an update of the extension', () => {
  test('replaces 2,000 cards by all of them and keeps the learner’s work', async () => {
    const { store, study } = await makeLearner();
    const before = await readStudy(store);
    expect(before.ops.length).toBeGreaterThan(5);
    const { start } = makeExtension(store);
    await start().begin();
    await expectWhole(store);
    expect(await readStudy(store)).toEqual(before);
    expect((await study.stats('spa-eng')).days.length).toBeGreaterThan(0);
  });

  test('finishes at the next start where it was stopped', async () => {
    const { store } = await makeLearner();
    const before = await readStudy(store);
    const { start } = makeExtension(store);
    await expect(start(stopAfter(5_000)).begin()).rejects.toThrow('stopped');
    expect(await findSource(store)).toMatchObject({ cards: 2_000, isComplete: true });
    expect(await wordAt(store, 'palabra2000s')).toBe('palabra2000');
    await leaveHalf(store);
    await start().resume();
    await expectWhole(store);
    expect(await readStudy(store)).toEqual(before);
  });
});
