import { expect, test } from 'vitest';
import type { DeckFileCard } from '../../../../src/library/formats/deck-file.ts';
import { DeckIndex } from '../../../measure/text/measure-forms.ts';
import { measureUnspaced, type Token } from '../../../measure/text/measure-unspaced.ts';
import { makeDeckFile } from '../../support/make-deck-file.ts';

const CARDS: DeckFileCard[] = [
  ['に', ['to']],
  ['学校', ['school'], ['がっこう']],
  ['行く', ['go'], ['いく', '行った', '行っ']],
];
const INDEX = new DeckIndex(makeDeckFile(CARDS, { from: { iso639_3: 'jpn', name: 'Japanese' } }));

const TOKENS: Record<string, Token[]> = {
  学校に行った: [
    { form: '学校', start: 0, kind: 'content' },
    { form: 'に', start: 2, kind: 'function' },
    { form: '行っ', start: 3, kind: 'content', lemma: '行く' },
    { form: 'た', start: 5, kind: 'function' },
  ],
  森へ行け: [
    { form: '森', start: 0, kind: 'content' },
    { form: 'へ', start: 1, kind: 'function' },
    { form: '行け', start: 2, kind: 'content', lemma: 'いく' },
  ],
};

test('counts inflected words, function words and all words by the look-ups in the text', () => {
  const { inflected, functionWords, coverage } = measureUnspaced(
    Object.keys(TOKENS),
    INDEX,
    'jpn',
    (sentence) => TOKENS[sentence] ?? [],
    [2, 3],
  );
  expect(inflected).toEqual({ tokens: 2, found: 1, missed: [['行け', 'いく', 1]] });
  // The ending is found as part of its verb, which is not among the first two cards.
  expect(functionWords).toEqual({
    tokens: 3,
    lost: 2,
    words: [
      ['た', 1],
      ['へ', 1],
    ],
  });
  expect(coverage.tokens).toBe(7);
  expect([...coverage.byRank]).toEqual([
    [2, 2],
    [3, 4],
  ]);
});
