import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLateSound, offerSound, SOUND_SCRIPT } from '../../entrypoints/background/sound.ts';
import { createDeckHandlers } from '../../entrypoints/services/handlers/deck-handlers.ts';
import type { HandlerParts } from '../../entrypoints/services/handlers/handler-parts.ts';
import { createSoundHandlers } from '../../entrypoints/services/handlers/sound-handlers.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import type { Sound } from '../../src/recordings/sound.ts';
import { keepRecorded } from '../../src/store/study/recorded.ts';
import { makeDeck, makeStore, makeStoreWith, type TestStore } from '../support/store.ts';

const RESULT: LookupResult = {
  range: { start: 0, end: 4 },
  entries: [{ pair: 'deu-eng', word: 'Haus', rank: 1, definition: undefined, meanings: ['house'], match: 'word' }],
};

const scope = globalThis as { waywordSound?: unknown };

let store: TestStore;
let loaded: string[];

beforeEach(() => {
  store = makeStore();
  loaded = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete scope.waywordSound;
});

/** A worker that can load the script. */
function makeSound(parts: Partial<Sound> = {}): Sound {
  const sound: Sound = {
    listLanguages: async () => ['deu'],
    markRecorded: async (entries) => entries.map((entry) => ({ ...entry, isRecorded: true })),
    play: async () => true,
    forget: () => undefined,
    ...parts,
  };
  vi.stubGlobal('importScripts', (path: string) => {
    loaded.push(path);
    offerSound(sound);
  });
  return sound;
}

const isMarked = ({ entries }: LookupResult) => entries[0]?.isRecorded === true;

test('a learner without recordings of the language never loads the script', async () => {
  makeSound();
  const late = createLateSound(store);
  expect(await late.addRecordings(RESULT)).toBe(RESULT);
  late.forget();
  await keepRecorded(store, ['spa', 'jpn']);
  expect(await late.addRecordings(RESULT)).toBe(RESULT);
  expect(loaded).toEqual([]);
});

test('the entries of a language with recordings are marked by the script, which is loaded once', async () => {
  makeSound();
  await keepRecorded(store, ['spa', 'deu']);
  const late = createLateSound(store);
  expect(isMarked(await late.addRecordings(RESULT))).toBe(true);
  expect(isMarked(await late.addRecordings(RESULT))).toBe(true);
  expect(loaded).toEqual([SOUND_SCRIPT]);
});

test.each<[string, Partial<Sound>]>([
  ['takes too long', { markRecorded: () => new Promise(() => undefined) }],
  ['fails', { markRecorded: () => Promise.reject(new Error('made for a test')) }],
])('a card shows without recordings if reading them %s', async (_, parts) => {
  makeSound(parts);
  await keepRecorded(store, ['deu']);
  expect(await createLateSound(store).addRecordings(RESULT)).toBe(RESULT);
});

test('a card shows without recordings if the script cannot be loaded', async () => {
  vi.stubGlobal('importScripts', () => {
    throw new Error('made for a test');
  });
  await keepRecorded(store, ['deu']);
  expect(await createLateSound(store).addRecordings(RESULT)).toBe(RESULT);
});

test('new recordings count from the moment the options tell of them', async () => {
  const forget = vi.fn();
  makeSound({ forget });
  const sound = createLateSound(store);
  // Only these parts answer these messages.
  const handlers = createSoundHandlers({ store, sound } as unknown as HandlerParts);
  expect(isMarked(await sound.addRecordings(RESULT))).toBe(false);
  await handlers['sound.changed']({}, {});
  expect(forget).toHaveBeenCalled();
  expect(isMarked(await sound.addRecordings(RESULT))).toBe(true);
  expect(await handlers['sound.play']({ pair: 'deu-eng', words: ['Haus'], hasVoice: false }, {})).toBe(true);
});

test('a word that no deck has may have a recording, and so may the words that resemble it', async () => {
  makeSound({
    markRecorded: async (entries) => entries.map((entry) => ({ ...entry, isRecorded: entry.word === 'caza' })),
  });
  store = await makeStoreWith(makeDeck({ cards: [[1, 'casa', ['house']]] }));
  await keepRecorded(store, ['spa']);
  const others = { witness: {}, deckImport: {}, starterDecks: {}, sync: {}, examples: {} };
  const parts = { ...others, store, sound: createLateSound(store), findStates: async () => [] };
  // Only these parts answer this message.
  const handlers = createDeckHandlers(parts as unknown as HandlerParts);
  const near = await handlers['lookup.findNear']({ pair: 'spa-eng', word: 'caza' }, {});
  expect(near).toMatchObject({ isRecorded: true, entries: [{ word: 'casa', isRecorded: false }] });
});
