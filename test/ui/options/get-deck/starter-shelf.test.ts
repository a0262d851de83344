import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { DeckSummary } from '../../../../src/model/source.ts';
import { createStarterShelf } from '../../../../src/ui/options/get-deck/starter-shelf.ts';
import { makeDeck, makeStarter, makeThreeSources } from '../../support/builders.ts';
import { makeBackground } from '../../support/fake-background.ts';

const STARTERS = [makeStarter('spa-eng'), makeStarter('deu-eng'), makeStarter('ara-eng', 450), makeStarter('eng-fra')];

async function makeShelf(decks: DeckSummary[] = [], spoken = ['en']) {
  const background = makeBackground({ starters: STARTERS, decks });
  const sources = signal(decks);
  const shelf = createStarterShelf({
    send: background.send,
    sources,
    spoken,
    onAdded: async () => {
      sources.value = background.decks;
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

test('has the decks of one language of meanings, the most learnt first, short ones separately', async () => {
  const { shelf } = await makeShelf();
  expect(shelf.to.value).toBe('eng');
  expect(shelf.full.value.map(({ pair }) => pair)).toEqual(['spa-eng', 'deu-eng']);
  expect(shelf.short.value.map(({ pair }) => pair)).toEqual(['ara-eng']);
  shelf.chooseTo('fra');
  expect(shelf.full.value.map(({ pair }) => pair)).toEqual(['eng-fra']);
});

test('begins with the first of the person’s languages that has meanings', async () => {
  expect((await makeShelf([], ['pl', 'fr', 'en'])).shelf.to.value).toBe('fra');
});

test('reports existing decks regardless of other sources of their pairs', async () => {
  const { find } = await makeShelf([...makeThreeSources('spa-eng'), makeDeck('deu-eng')]);
  expect([find('spa-eng').state, find('deu-eng').state, find('ara-eng').state]).toEqual(['added', 'absent', 'absent']);
});

test('adds a deck at once', async () => {
  const { shelf, background, find } = await makeShelf();
  expect(await shelf.add(find('spa-eng'))).toBe(true);
  expect(find('spa-eng').state).toBe('added');
  expect(await shelf.add(find('spa-eng'))).toBe(false);
  expect(background.received.filter((name) => name === 'deck.install')).toHaveLength(1);
});

test('adds a deck beside that of a server', async () => {
  const { shelf, background, find } = await makeShelf([makeDeck('spa-eng')]);
  expect(await shelf.add(find('spa-eng'))).toBe(true);
  expect(background.decks.map(({ origin, isMain }) => [origin.kind, isMain])).toEqual([
    ['upstream', true],
    ['starter', false],
  ]);
});
