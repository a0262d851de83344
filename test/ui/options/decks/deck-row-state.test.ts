import { describe, expect, test } from 'vitest';
import type { DeckSummary } from '../../../../src/model/source.ts';
import type { SyncStatus } from '../../../../src/model/sync.ts';
import { type DeckRowState, describeDeckRow } from '../../../../src/ui/options/decks/deck-row-state.ts';
import { makeDeck, makeSync } from '../../support/builders.ts';

const SYNC = makeSync('spa-eng');
const LIST = { kind: 'file', name: 'chapter 3.csv' } as const;
const DICTIONARY = { ...LIST, isDictionary: true } as const;
const FACTS = { ...DICTIONARY, facts: { frequencies: 9, pitches: 0, pronunciations: 0 } } as const;
const EMPTY = { count: 0, words: [] };
const CHANGES = { added: EMPTY, gone: EMPTY, changed: EMPTY };

interface Row {
  deck?: Partial<DeckSummary> | 'none';
  sync?: SyncStatus;
  skipped?: number;
  isOneOfSeveral?: boolean;
  canRefresh?: boolean;
  isRemoving?: boolean;
  isRenaming?: boolean;
}

function describeRow({ deck = {}, sync, skipped = 0, ...row }: Row): DeckRowState {
  const entry = { deck: deck === 'none' ? undefined : makeDeck('spa-eng', deck), sync, skipped };
  return describeDeckRow({
    isOneOfSeveral: false,
    canRefresh: false,
    isRemoving: false,
    isRenaming: false,
    ...row,
    entry,
  });
}

test.each<[string, Row, DeckRowState['heading']]>([
  ['the only deck of a pair', {}, { names: 'pair', badges: [] }],
  [
    'the only source of a pair, a dictionary',
    { deck: { origin: DICTIONARY } },
    { names: 'pair', badges: ['dictionary'] },
  ],
  [
    'the only facts about a language',
    { deck: { origin: FACTS, isMain: false } },
    { names: 'language', badges: ['dictionary'] },
  ],
  ['the main source of several', { isOneOfSeveral: true }, { names: 'source', badges: ['main'] }],
  ['another of several', { isOneOfSeveral: true, deck: { isMain: false } }, { names: 'source', badges: [] }],
  [
    'the main source of several, a dictionary',
    { isOneOfSeveral: true, deck: { origin: DICTIONARY } },
    { names: 'source', badges: ['main', 'dictionary'] },
  ],
  [
    'a first sync beside other sources',
    { isOneOfSeveral: true, deck: 'none', sync: SYNC },
    { names: 'source', badges: [] },
  ],
])('heading of %s', (_, row, expected) => {
  expect(describeRow(row).heading).toEqual(expected);
});

test.each<[string, Row, Partial<DeckRowState['facts']>]>([
  ['a deck without a name', {}, { name: undefined, unread: 0, changes: undefined, uses: [] }],
  ['a deck that the learner named', { deck: { name: 'Chapter 3' } }, { name: 'Chapter 3' }],
  [
    'a named deck of several, whose heading has the name',
    { deck: { name: 'A' }, isOneOfSeveral: true },
    { name: undefined },
  ],
  ['one of several', { isOneOfSeveral: true }, { uses: ['inLookups', 'inStudy'] }],
  ['a first sync', { isOneOfSeveral: true, deck: 'none', sync: SYNC }, { uses: [] }],
  ['facts', { deck: { origin: FACTS, name: 'JPDB' } }, { name: 'JPDB', uses: ['inLookups'] }],
  ['a deck whose sync skipped answers', { skipped: 2 }, { unread: 2 }],
  ['a refreshed deck', { deck: { changes: CHANGES } }, { changes: CHANGES }],
  ['a deck that is refreshed again', { deck: { changes: CHANGES }, sync: SYNC }, { changes: undefined }],
])('facts of %s', (_, row, expected) => {
  expect(describeRow(row).facts).toMatchObject(expected);
});

test.each<[string, Row, DeckRowState['body']['kind']]>([
  ['a deck', {}, 'buttons'],
  ['neither a deck nor a sync', { deck: 'none' }, 'empty'],
  ['a first sync', { deck: 'none', sync: SYNC }, 'syncing'],
  ['a sync of a deck to be renamed or removed', { sync: SYNC, isRemoving: true, isRenaming: true }, 'syncing'],
  ['a deck to be removed', { isRemoving: true, isRenaming: true }, 'removing'],
  ['a deck to be renamed', { isRenaming: true }, 'renaming'],
])('body of %s', (_, row, expected) => {
  expect(describeRow(row).body.kind).toBe(expected);
});

describe('buttons', () => {
  test.each<[string, Row, string]>([
    ['the only deck of a pair', {}, 'rename export remove'],
    ['a deck of the connected server', { canRefresh: true }, 'refresh rename export remove'],
    ['the main source of several', { isOneOfSeveral: true }, 'rename export remove'],
    ['facts', { isOneOfSeveral: true, deck: { origin: FACTS, isMain: false } }, 'rename remove'],
    ['another of several', { isOneOfSeveral: true, deck: { isMain: false } }, 'make-main rename export remove'],
    [
      'another of several, from the connected server',
      { isOneOfSeveral: true, canRefresh: true, deck: { isMain: false } },
      'refresh make-main rename export remove',
    ],
  ])('of %s', (_, row, expected) => {
    const { body } = describeRow(row);
    expect(body.kind === 'buttons' && body.buttons.join(' ')).toBe(expected);
  });
});

test.each<[string, Row, boolean]>([
  ['a deck from a server', {}, false],
  ['a list', { deck: { origin: LIST } }, false],
  ['a list in the order of frequency', { deck: { origin: { ...LIST, isRanked: true } } }, true],
  ['a dictionary', { deck: { origin: DICTIONARY } }, true],
  ['a dictionary that is being replaced', { deck: { origin: DICTIONARY }, sync: SYNC }, false],
])('whether a deck can be made of %s', (_, row, expected) => {
  expect(describeRow(row).canMakeDeck).toBe(expected);
});
