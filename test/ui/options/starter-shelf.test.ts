import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { DeckSummary } from '../../../src/messaging/deck-views.ts';
import type { SyncStatus } from '../../../src/messaging/sync-views.ts';
import { createStarterShelf } from '../../../src/ui/options/starter-shelf.ts';
import { listEntries } from '../../../src/ui/shared/deck-entries.ts';
import { makeDeck, makeStarter, makeSync } from '../support/builders.ts';
import { makeBackground } from '../support/fake-background.ts';

const STARTERS = [makeStarter('spa-eng'), makeStarter('deu-eng'), makeStarter('ara-eng', 450), makeStarter('eng-fra')];

async function makeShelf(decks: DeckSummary[] = [], syncs: SyncStatus[] = [], spoken = ['en']) {
  const background = makeBackground({ starters: STARTERS, decks, syncs });
  const entries = signal(listEntries(decks, syncs));
  const shelf = createStarterShelf({
    send: background.send,
    entries,
    spoken,
    onAdded: async () => {
      entries.value = listEntries(background.decks, background.syncs);
    },
  });
  await shelf.starters.load();
  const find = (pair: string) => {
    const deck = [...shelf.full.value, ...shelf.short.value].find((candidate) => candidate.pair === pair);
    if (!deck) throw new Error(`Expected a deck ${pair} on the shelf, got none.`);
    return deck;
  };
  return { shelf, background, find };
}

test('has the decks of one language of meanings, by name, the short ones apart', async () => {
  const { shelf } = await makeShelf();
  expect(shelf.to.value).toBe('eng');
  expect(shelf.full.value.map(({ pair }) => pair)).toEqual(['deu-eng', 'spa-eng']);
  expect(shelf.short.value.map(({ pair }) => pair)).toEqual(['ara-eng']);
  shelf.chooseTo('fra');
  expect(shelf.full.value.map(({ pair }) => pair)).toEqual(['eng-fra']);
});

test('begins with the first of the person’s languages that has meanings', async () => {
  expect((await makeShelf([], [], ['pl', 'fr', 'en'])).shelf.to.value).toBe('fra');
});

test('tells which decks are here, and which pairs have another one', async () => {
  const origin = { kind: 'starter', licence: { id: 'CC0-1.0', url: '' } } as const;
  const { find } = await makeShelf([makeDeck('spa-eng', { origin }), makeDeck('deu-eng')], [makeSync('ara-eng')]);
  expect([find('spa-eng').state, find('deu-eng').state, find('ara-eng').state]).toEqual(['added', 'other', 'other']);
});

test('adds a deck at once', async () => {
  const { shelf, background, find } = await makeShelf();
  expect(await shelf.add(find('spa-eng'))).toBe(true);
  expect(find('spa-eng').state).toBe('added');
  expect(await shelf.add(find('spa-eng'))).toBe(false);
  expect(background.received.filter((name) => name === 'deck.install')).toHaveLength(1);
});

test('asks before a deck from a server is lost', async () => {
  const { shelf, background, find } = await makeShelf([makeDeck('spa-eng')]);
  expect(await shelf.add(find('spa-eng'))).toBe(false);
  expect(shelf.replacing.value).toBe('spa-eng');
  expect(background.received).not.toContain('deck.install');
  expect(await shelf.confirmReplacement()).toBe(true);
  expect(find('spa-eng').state).toBe('added');
  expect(await shelf.confirmReplacement()).toBe(false);
});

test('a question is forgotten when other decks are looked at', async () => {
  const { shelf, find } = await makeShelf([makeDeck('spa-eng')]);
  await shelf.add(find('spa-eng'));
  shelf.chooseTo('fra');
  expect(await shelf.confirmReplacement()).toBe(false);
});
