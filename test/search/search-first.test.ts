import { expect, test } from 'vitest';
import type { Fit, SearchHit } from '../../src/model/search.ts';
import { searchFirst } from '../../src/search/search-first.ts';

const hit = (word: string, fit: Fit, rank: number): SearchHit => ({
  entry: { pair: 'fra-eng', word, rank, definition: undefined, meanings: [], match: 'word' },
  fit,
  rank,
});

test('words that are only similar do not hide the one that means the text', async () => {
  const similar = ['hors', 'corse', 'horde', 'torse', 'herse', 'herser'].map((word, rank) =>
    hit(word, 'similar', rank),
  );
  const pages = [
    { hits: similar, next: { source: 'fra-eng', after: -1 } },
    { hits: [hit('cheval', 'exact-meaning', 900)], next: undefined },
  ];
  const found = await searchFirst(async ({ place }) => pages[place ? 1 : 0] ?? { hits: [], next: undefined }, 'horse');
  expect(found[0]?.word).toBe('cheval');
  expect(found).toHaveLength(7);
});
