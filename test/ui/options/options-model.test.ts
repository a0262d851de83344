import { expect, test } from 'vitest';
import { createOptionsModel } from '../../../src/ui/options/options-model.ts';
import { directFiles } from '../../support/direct-files.ts';
import {
  makeDeck,
  makeLanguage,
  makeSpanishBackground,
  makeStarter,
  makeSync,
  makeThreeSources,
} from '../support/builders.ts';

const ADDRESS = 'https://cards.example.org';
const LANGUAGES = [makeLanguage('spa', true), makeLanguage('eng')];

async function load(background = makeSpanishBackground()) {
  background.upstream ??= {
    address: ADDRESS,
    languages: LANGUAGES,
    connectedAt: 0,
  };
  const model = createOptionsModel({
    send: background.send,
    requestPermission: async () => true,
    spoken: ['en'],
    detect: async () => undefined,
    files: directFiles,
  });
  await model.load();
  return { model, background };
}

test('offers to sync an existing pair again', async () => {
  const { model, background } = await load();
  expect(model.offer.value).toBe('refresh');
  background.decks = [];
  await model.refresh();
  expect(model.offer.value).toBe('start');
});

test('offers the first sync of a pair that has only a starter deck', async () => {
  const background = makeSpanishBackground();
  background.decks = [makeDeck('spa-eng', { origin: { kind: 'starter', licence: { id: 'CC0-1.0', url: '' } } })];
  const { model } = await load(background);
  expect(model.offer.value).toBe('start');
});

const FILE = { kind: 'file', name: 'mine.csv' } as const;
const STARTER = { kind: 'starter', licence: { id: 'CC0-1.0', url: '' } } as const;
const ELSEWHERE = { kind: 'upstream', address: 'https://elsewhere.example' } as const;

test.each([FILE, STARTER, ELSEWHERE])('starts a sync beside a deck from elsewhere: $kind', async (origin) => {
  const background = makeSpanishBackground();
  background.decks = [makeDeck('spa-eng', { origin })];
  const { model } = await load(background);
  expect(model.offer.value).toBe('start');
  expect(await model.sync()).toBe(true);
  expect(background.requests).toContainEqual({ name: 'sync.start', request: { from: 'spa', to: 'eng' } });
});

test('offers to sync again where the server’s deck is one of several', async () => {
  const background = makeSpanishBackground();
  background.decks = makeThreeSources();
  expect((await load(background)).model.offer.value).toBe('refresh');
});

test('does not start a running sync', async () => {
  const background = makeSpanishBackground();
  background.syncs = [makeSync('spa-eng')];
  const { model } = await load(background);
  expect(model.offer.value).toBe('under-way');
  expect(await model.sync()).toBe(false);
  expect(background.received).not.toContain('sync.start');
});

test.each(['failed', 'paused'] as const)('restarts a sync that is %s', async (state) => {
  const background = makeSpanishBackground();
  background.decks = [];
  background.syncs = [makeSync('spa-eng', { state, error: 'not-connected' })];
  const { model } = await load(background);
  expect(model.offer.value).toBe('start');
  expect(await model.sync()).toBe(true);
});

test('starts the sync of the chosen pair', async () => {
  const { model, background } = await load();
  expect(await model.sync()).toBe(true);
  expect(background.requests).toContainEqual({ name: 'sync.start', request: { from: 'spa', to: 'eng' } });
});

test('can refresh only decks from the connected server', async () => {
  const background = makeSpanishBackground();
  background.decks = [
    makeDeck('spa-eng', { origin: { kind: 'upstream', address: ADDRESS } }),
    makeDeck('deu-eng', { origin: { kind: 'upstream', address: 'https://elsewhere.example' } }),
    makeDeck('fra-eng', { origin: { kind: 'starter', licence: { id: 'CC0', url: '' } } }),
  ];
  const { model } = await load(background);
  expect(model.entries.value.filter(model.canRefresh).map(({ pair }) => pair)).toEqual(['spa-eng']);
});

test('removes a source only after confirmation', async () => {
  const { model, background } = await load();
  await model.askRemoval('spa-eng');
  expect(background.received).not.toContain('deck.remove');
  expect(await model.confirmRemoval(false)).toBe(true);
  expect(background.requests).toContainEqual({ name: 'deck.remove', request: { id: 'spa-eng' } });
  expect(model.entries.value).toEqual([]);
  expect(await model.confirmRemoval(false)).toBe(false);
});

test.each([
  [4, true, { id: 'spa-eng', keepWords: true }],
  [4, false, { id: 'spa-eng' }],
])('removes a source of %s unique words and keeps them: %s', async (words, keepWords, request) => {
  const { model, background } = await load();
  background.loneWords.set('spa-eng', words);
  await model.askRemoval('spa-eng');
  expect(model.removing.value).toEqual({ id: 'spa-eng', loneWords: words });
  await model.confirmRemoval(keepWords);
  expect(background.requests).toContainEqual({ name: 'deck.remove', request });
});

test('keeps the words of a source if it is unknown which ones would go', async () => {
  const { model, background } = await load();
  background.failures.set('deck.loneWords', 'no-answer');
  await model.askRemoval('spa-eng');
  await model.confirmRemoval(false);
  expect(background.requests).toContainEqual({ name: 'deck.remove', request: { id: 'spa-eng', keepWords: true } });
});

test('during a sync, only its progress re-renders', async () => {
  const background = makeSpanishBackground();
  background.starters = [makeStarter('spa-eng'), makeStarter('deu-eng')];
  background.syncs = [makeSync('spa-eng', { cards: 40 })];
  const { model } = await load(background);
  const [shelf, languages] = [model.shelf.full.value, model.choice.sources.value];
  background.syncs = [makeSync('spa-eng', { cards: 80 })];
  if (background.upstream) background.upstream = structuredClone(background.upstream);
  await model.refresh();
  expect(model.entries.value[0]?.sync?.cards).toBe(80);
  expect(model.shelf.full.value).toBe(shelf);
  expect(model.choice.sources.value).toBe(languages);
});

test('a return to the page lets sections read their words again, and keeps what is typed', async () => {
  const { model, background } = await load();
  const [before, asked] = [model.changes.value, background.received.length];
  model.revisit();
  expect(model.changes.value).toBe(before + 1);
  expect(background.received).toHaveLength(asked);
});
