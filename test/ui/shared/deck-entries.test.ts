import { expect, test } from 'vitest';
import { type DeckEntry, listEntries, listPairs } from '../../../src/ui/shared/deck-entries.ts';
import { makeDeck, makeSync, makeThreeSources } from '../support/builders.ts';

const show = (entries: readonly DeckEntry[]) => entries.map(({ id, sync }) => (sync ? `${id} syncs` : id));

test('the sources of a pair are in their order, the pairs by name', () => {
  const decks = [makeDeck('spa-eng', { id: 'spa-eng:2', isMain: false }), makeDeck('spa-eng'), makeDeck('deu-eng')];
  expect(show(listEntries(decks, []))).toEqual(['deu-eng', 'spa-eng:2', 'spa-eng']);
});

test('a sync is shown with the source that it writes', () => {
  const syncs = [makeSync('spa-eng', { source: 'spa-eng:2' })];
  expect(show(listEntries(makeThreeSources(), syncs))).toEqual(['spa-eng', 'spa-eng:2 syncs', 'spa-eng:3']);
});

test('a sync without a source yet comes after the sources of its pair', () => {
  const syncs = [makeSync('deu-eng', { source: 'deu-eng:2' })];
  expect(show(listEntries([makeDeck('deu-eng'), makeDeck('spa-eng')], syncs))).toEqual([
    'deu-eng',
    'deu-eng:2 syncs',
    'spa-eng',
  ]);
});

test('unreadable cards of a finished sync are reported for its source only', () => {
  const syncs = [makeSync('spa-eng', { source: 'spa-eng:2', state: 'done', skipped: 4 })];
  expect(listEntries(makeThreeSources(), syncs).map(({ skipped }) => skipped)).toEqual([0, 4, 0]);
});

test('one entry a pair is its main source, with the sync of that source only', () => {
  const three = makeThreeSources();
  expect(show(listPairs(three, [makeSync('spa-eng', { source: 'spa-eng:2' })]))).toEqual(['spa-eng']);
  expect(show(listPairs(three, [makeSync('spa-eng')]))).toEqual(['spa-eng syncs']);
  expect(show(listPairs([], [makeSync('spa-eng')]))).toEqual(['spa-eng syncs']);
});
