import { expect, test } from 'vitest';
import { readParts } from '../../../src/ui/options/file-parts.ts';
import { createOptionsModel } from '../../../src/ui/options/options-model.ts';
import { makeDeck, makeLanguage, makeSpanishBackground, makeStarter, makeSync } from '../support/builders.ts';

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
    readParts,
  });
  await model.load();
  return { model, background };
}

test('offers to sync again a pair that is here', async () => {
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

test.each([FILE, STARTER, ELSEWHERE])('asks before a sync replaces a deck from elsewhere: $kind', async (origin) => {
  const background = makeSpanishBackground();
  background.decks = [makeDeck('spa-eng', { origin })];
  const { model } = await load(background);
  expect(model.offer.value).toBe('start');
  expect(await model.sync()).toBe(false);
  expect(model.replaced.value?.cards).toBe(3);
  model.keepPresent();
  expect(model.replaced.value).toBeUndefined();
  expect(await model.confirmReplacement()).toBe(false);
  expect(background.received).not.toContain('sync.start');

  await model.sync();
  expect(await model.confirmReplacement()).toBe(true);
  expect(background.requests).toContainEqual({ name: 'sync.start', request: { from: 'spa', to: 'eng' } });
  expect(model.replaced.value).toBeUndefined();
});

test('asks nothing of itself when another server is connected after a refresh', async () => {
  const { model, background } = await load();
  expect(await model.sync()).toBe(true);
  background.upstream = { address: ELSEWHERE.address, languages: LANGUAGES, connectedAt: 0 };
  await model.refresh();
  expect(model.offer.value).toBe('start');
  expect(model.replaced.value).toBeUndefined();
});

test('a question about one pair is over when another one is chosen', async () => {
  const background = makeSpanishBackground();
  background.decks = [makeDeck('spa-eng', { origin: FILE })];
  const { model } = await load(background);
  await model.sync();
  model.choosePair({ from: 'eng' });
  expect(model.replaced.value).toBeUndefined();
  model.choosePair({ from: 'spa' });
  expect(model.replaced.value).toBeUndefined();
});

test('does not start a sync that is under way', async () => {
  const background = makeSpanishBackground();
  background.syncs = [makeSync('spa-eng')];
  const { model } = await load(background);
  expect(model.offer.value).toBe('under-way');
  expect(await model.sync()).toBe(false);
  expect(background.received).not.toContain('sync.start');
});

test.each(['failed', 'paused'] as const)('starts anew a sync that is %s', async (state) => {
  const background = makeSpanishBackground();
  background.decks = [];
  background.syncs = [makeSync('spa-eng', { state, error: 'not-connected' })];
  const { model } = await load(background);
  expect(model.offer.value).toBe('start');
  expect(await model.sync()).toBe(true);
});

test('starts the sync of the pair that is chosen', async () => {
  const { model, background } = await load();
  expect(await model.sync()).toBe(true);
  expect(background.requests).toContainEqual({ name: 'sync.start', request: { from: 'spa', to: 'eng' } });
});

test('can refresh what came from the server that is connected, and nothing else', async () => {
  const background = makeSpanishBackground();
  background.decks = [
    makeDeck('spa-eng', { origin: { kind: 'upstream', address: ADDRESS } }),
    makeDeck('deu-eng', { origin: { kind: 'upstream', address: 'https://elsewhere.example' } }),
    makeDeck('fra-eng', { origin: { kind: 'starter', licence: { id: 'CC0', url: '' } } }),
  ];
  const { model } = await load(background);
  expect(model.entries.value.filter(model.canRefresh).map(({ pair }) => pair)).toEqual(['spa-eng']);
});

test('removes a deck only once that is confirmed', async () => {
  const { model, background } = await load();
  model.removing.value = 'spa-eng';
  expect(background.received).not.toContain('deck.remove');
  expect(await model.confirmRemoval()).toBe(true);
  expect(model.entries.value).toEqual([]);
  expect(await model.confirmRemoval()).toBe(false);
});

test('while a sync goes on, only its progress is drawn anew', async () => {
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
