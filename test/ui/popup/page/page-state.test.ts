import { describe, expect, test } from 'vitest';
import { toShare } from '../../../../src/model/count-words.ts';
import type { PageState } from '../../../../src/ui/popup/page/page-state.ts';
import { describePage, findBulkChoice } from '../../../../src/ui/popup/page/page-state.ts';
import { type Knowledge, makeReadPage, TRAIN } from '../../support/read-page.ts';

const WORDS: Knowledge = {
  yo: ['known', 'yo', 1],
  veo: ['known', 'ver', 2],
  la: ['known', 'el', 3],
  casa: ['new', 'casa', 40],
  casas: ['new', 'casa', 40],
  mesa: ['new', 'mesa', 30],
  silla: ['wanted', 'silla', 50],
  vino: ['known', 'vino', 60, 'doubtful'],
  Ana: ['name', 'Ana', 700],
};

function read(...page: Parameters<typeof makeReadPage>): Extract<PageState, { kind: 'read' }> {
  const state = describePage(makeReadPage(...page));
  if (state.kind !== 'read') throw new Error(`Expected counts, got ${state.kind}.`);
  return state;
}

test.each<[string, Parameters<typeof describePage>[0], PageState['kind']]>([
  ['that may not be read', undefined, 'closed'],
  ['without text', { words: [], blocks: [], reach: {} }, 'no-text'],
  ['in a language without a deck', { words: [], blocks: [{ text: 'A casa.', places: [] }], reach: {} }, 'no-deck'],
  ['with words', makeReadPage(['La casa.'], WORDS), 'read'],
])('a page %s', (_, page, kind) => {
  expect(describePage(page).kind).toBe(kind);
});

describe('the counts of a page', () => {
  test('are of running words and of words in all their forms, without names and paused words', () => {
    expect(read(...TRAIN, 800).counts).toEqual({
      running: { known: 17, learning: 2, new: 6, none: 1 },
      words: { known: 10, learning: 2, new: 4, none: 1 },
      next: 1,
      names: 1,
      ignored: 1,
    });
  });

  test.each([
    [{ known: 0, learning: 0, new: 0, none: 0 }, 0],
    [{ known: 999, learning: 0, new: 1, none: 0 }, 0.99],
    [{ known: 7, learning: 0, new: 0, none: 0 }, 1],
  ])('of %o never promise more than there is: %d', (counts, share) => {
    expect(toShare('known', counts)).toBe(share);
  });
});

test('new words are listed by rank, with their forms and a sentence', () => {
  const { words } = read(['Casas', 'Yo veo la mesa. Ana  ve la casa.', 'La casa.'], WORDS, 35);
  expect(words.map(({ word, forms, isNext }) => [word, forms, isNext])).toEqual([
    ['mesa', ['mesa'], true],
    ['casa', ['casa', 'Casas'], false],
  ]);
  expect(words[1]?.sentence).toEqual({ text: 'Ana ve la casa.', start: 10, end: 14 });
});

describe('a sentence with one new word', () => {
  test.each([
    ['has known words beside it', 'Yo veo la casa.', ['casa']],
    ['may have names', 'Ana, yo veo la casa.', ['casa']],
    ['may have its word twice', 'Yo veo la casa, la casa.', ['casa']],
    ['has no second one', 'Yo veo la casa y la mesa.', []],
    ['has no word that no source has', 'Yo veo otra casa.', []],
    ['has no form that may be of a new card', 'Yo veo la casa, vino.', []],
    ['has no word that waits for its first question', 'Yo veo la silla, la casa.', []],
    ['is longer than a few words', 'La casa.', []],
  ])('%s', (_, text, expected) => {
    expect(read([text], WORDS).singles.map(({ word }) => word.word)).toEqual(expected);
  });

  test('is the shortest of its word, and the more frequent word comes first', () => {
    const { singles } = read(['Yo veo la casa, yo veo. Yo veo la casa. Yo veo la mesa.'], WORDS);
    expect(singles.map(({ sentence }) => sentence.text)).toEqual(['Yo veo la mesa.', 'Yo veo la casa.']);
  });
});

test('a press is about the ticked words, or about the first ten and all that are listed', () => {
  const names = Array.from('abcdefghijkl');
  const knowledge = Object.fromEntries(names.map((name, index) => [name, ['new', name, index + 1]])) as Knowledge;
  const { words } = read([names.join(' ')], knowledge);
  const show = ({ toStudy, toKnow }: ReturnType<typeof findBulkChoice>) =>
    [toStudy, toKnow].map((list) => list.map(({ word }) => word).join(''));
  expect(show(findBulkChoice(words, new Set()))).toEqual(['abcdefghij', 'abcdefghijkl']);
  expect(show(findBulkChoice(words, new Set(['spa-eng b', 'spa-eng l'])))).toEqual(['bl', 'acdefghijk']);
});
