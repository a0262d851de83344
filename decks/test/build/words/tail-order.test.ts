import { describe, expect, test } from 'vitest';
import { inflectLikeHead } from '../../../build/words/compound-forms.ts';
import { type Evidence, orderTail } from '../../../build/words/tail-order.ts';

const makeWord = (word: string, evidence: Partial<Evidence> = {}): Evidence => ({
  word,
  sources: 1,
  meaningShare: 1e-6,
  isAnalysed: false,
  share: 0,
  ...evidence,
});

const order = (...words: Evidence[]) => orderTail(words).map(({ word }) => word);

describe('orderTail', () => {
  test.each<[string, Partial<Evidence>]>([
    ['more sources agree', { sources: 3 }],
    ['its meaning is more common', { meaningShare: 1e-4 }],
    ['an analyser knows it', { isAnalysed: true }],
    ['a frequency list has it', { share: 1e-6 }],
  ])('puts a word first when %s', (_, evidence) => {
    expect(order(makeWord('a'), makeWord('z', evidence))).toEqual(['z', 'a']);
  });

  test('orders words with the same evidence by spelling', () => {
    expect(order(makeWord('b'), makeWord('a'))).toEqual(['a', 'b']);
  });
});

describe('inflectLikeHead', () => {
  const paradigms: Record<string, string[]> = { Verlag: ['verlag', 'verlags', 'verlage'], Lag: ['lag', 'lags'] };
  const inflect = (word: string) =>
    inflectLikeHead(
      word,
      'n',
      (spelling) => (spelling in paradigms ? ['n'] : []),
      (lemma) => paradigms[lemma] ?? [],
    );

  test('inflects a compound like its longest last part', () => {
    expect(inflect('Buchverlag')).toEqual(['Buchverlag', 'Buchverlags', 'Buchverlage']);
  });

  test('returns nothing without a known last part', () => {
    expect(inflect('Fahrradschloss')).toEqual([]);
  });
});
