import { describe, expect, test } from 'vitest';
import { toEntries } from '../../read/apertium-pairs.ts';
import type { Dictionary } from '../../read/lttoolbox.ts';
import { findTranslationPairs } from '../../read/lttoolbox-pairs.ts';

const code = (letter: string) => letter.codePointAt(0) ?? 0;

/** A dictionary in which every transition reads and writes one letter; tags are negative, the first symbol is -1. */
function makeDictionary(states: [input: number, output: number, target: number][][], final: number): Dictionary {
  return {
    symbols: ['n', 'vblex', 'm'],
    transducers: [{ initial: 0, finals: new Set([final]), states: states.map((list) => Int32Array.from(list.flat())) }],
  };
}

describe('findTranslationPairs', () => {
  test('lists both sides with their first tag', () => {
    const dictionary = makeDictionary(
      [[[code('o'), code('g'), 1]], [[code('r'), code('o'), 2]], [[code('o'), 0, 3]], [[-1, -1, 4]], [[-3, 0, 5]], []],
      5,
    );
    expect(findTranslationPairs(dictionary)).toEqual([
      { source: { lemma: 'oro', tag: 'n' }, target: { lemma: 'go', tag: 'n' } },
    ]);
  });

  test('leaves out patterns of digits, which would never end', () => {
    const dictionary = makeDictionary(
      [
        [
          [code('1'), code('1'), 1],
          [code('y'), code('a'), 2],
        ],
        [[code('1'), code('1'), 0]],
        [[-1, -1, 3]],
        [],
      ],
      3,
    );
    expect(findTranslationPairs(dictionary).map(({ source }) => source.lemma)).toEqual(['y']);
  });
});

describe('toEntries', () => {
  test('returns one entry per word and class, phrases as text and no names', () => {
    const pairs = [
      { source: { lemma: 'levantar', tag: 'vblex' }, target: { lemma: 'get# up', tag: 'vblex' } },
      { source: { lemma: 'levantar', tag: 'vblex' }, target: { lemma: 'lift', tag: 'vblex' } },
      { source: { lemma: 'Ana', tag: 'np' }, target: { lemma: 'Ana', tag: 'np' } },
    ];
    expect(toEntries(pairs)).toEqual([
      { word: 'levantar', pos: 'v', senses: ['get up', 'lift'].map((text) => ({ translations: [text], weight: 1 })) },
    ]);
  });
});
