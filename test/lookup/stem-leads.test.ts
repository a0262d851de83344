import { expect, test } from 'vitest';
import { pointAt } from '../../src/language/pointed-word.ts';
import { findStemLeads } from '../../src/lookup/stems.ts';
import type { SourceRow } from '../../src/store/content/content-database.ts';
import type { KeyMatch, WordIndex } from '../../src/store/content/read/word-search.ts';

test('two sources with words of one stem at the same rank give a lead for each', () => {
  const toMatch = (id: string, word: string): KeyMatch => {
    return {
      deck: { id, from: { iso639_3: 'ces', name: 'Czech' } } as SourceRow,
      card: [1, word, ['']],
      word,
      key: word,
      kind: 0,
    };
  };
  const matches = [toMatch('ces-eng', 'kniha'), toMatch('ces-eng:2', 'knihy')];
  const index: WordIndex = {
    sources: [],
    languages: ['ces'],
    only: () => index,
    complete: () => index,
    find: () => [],
    findByStart: () => matches,
  };
  const word = pointAt('knihou', { start: 0, end: 6 }, 0, 'ces');
  const leads = findStemLeads(word, index, (key) => key.replace(/(a|y|ou)$/, ''));
  expect(leads.map(({ wordKey }) => wordKey).sort()).toEqual(['kniha', 'knihy']);
});
