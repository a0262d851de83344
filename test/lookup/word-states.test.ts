import { describe, expect, test } from 'vitest';
import { addStates } from '../../src/lookup/word-states.ts';
import type { LookupEntry, LookupResult } from '../../src/model/lookup.ts';
import type { PairId } from '../../src/model/pair.ts';
import type { WordState } from '../../src/model/word-state.ts';

function makeResult(...words: [pair: PairId, word: string][]): LookupResult {
  const entries = words.map(
    ([pair, word]): LookupEntry => ({ pair, word, rank: 1, definition: undefined, meanings: [], match: 'word' }),
  );
  return { range: { start: 0, end: 3 }, entries };
}

const stateOf = (word: string): WordState => ({ word, state: word === 'ir' ? 'due' : 'new', isWanted: word === 'ser' });

describe('addStates', () => {
  test('adds the learning state of each entry’s word', async () => {
    const { entries } = await addStates(makeResult(['spa-eng', 'ser'], ['spa-eng', 'ir']), async (_pair, words) =>
      words.map(stateOf),
    );
    expect(entries.map(({ word, known }) => [word, known])).toEqual([
      ['ser', { state: 'new', isWanted: true }],
      ['ir', { state: 'due', isWanted: false }],
    ]);
  });

  test('uses the spelling of the source that the learner studies from', async () => {
    const entry = { pair: 'deu-eng', word: 'Haus', rank: 127, definition: undefined, match: 'word' } as const;
    const house: LookupEntry = { ...entry, meanings: ['house'], otherWords: ['das Haus'] };
    const findStates =
      (studied: string) =>
      async (_pair: PairId, words: readonly string[]): Promise<WordState[]> =>
        words.map((word) => ({ word, state: word === studied ? 'learning' : 'new', isWanted: false }));
    const shownFor = async (studied: string, changed: Partial<LookupEntry> = {}) => {
      const { entries } = await addStates(
        { range: undefined, entries: [{ ...house, ...changed }] },
        findStates(studied),
      );
      return entries.map(({ word, core, rank, known }) => [word, core, rank, known?.state]);
    };
    expect(await shownFor('das Haus')).toEqual([['das Haus', 'Haus', 127, 'learning']]);
    expect(await shownFor('Haus')).toEqual([['Haus', undefined, 127, 'learning']]);
    expect(await shownFor('Hund')).toEqual([['Haus', undefined, 127, 'new']]);
    // A change on the card applies to the definition that it shows.
    expect(await shownFor('das Haus', { definition: 'home' })).toEqual([['Haus', undefined, 127, 'new']]);
  });

  test('asks once per pair, with that pair’s words', async () => {
    const asked: unknown[] = [];
    const result = makeResult(['spa-eng', 'ir'], ['spa-deu', 'ir'], ['spa-eng', 'ser']);
    const { entries } = await addStates(result, async (pair, words) => {
      asked.push([pair, words]);
      return words.map((word) => ({ ...stateOf(word), state: pair === 'spa-deu' ? 'known' : 'learning' }));
    });
    expect(asked).toEqual([
      ['spa-eng', ['ir', 'ser']],
      ['spa-deu', ['ir']],
    ]);
    expect(entries.map(({ known }) => known?.state)).toEqual(['learning', 'known', 'learning']);
  });

  test('returns the entries without states when they cannot be read', async () => {
    const result = makeResult(['deu-eng', 'Straße']);
    expect(await addStates(result, () => Promise.reject(new Error('no storage')))).toEqual(result);
  });

  test('asks nothing without entries', async () => {
    const asked: PairId[] = [];
    await addStates({ range: undefined, entries: [] }, async (pair) => {
      asked.push(pair);
      return [];
    });
    expect(asked).toEqual([]);
  });
});
