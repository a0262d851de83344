import { expect, test } from 'vitest';
import { chooseJapaneseMeanings } from '../../../build/words/japanese-meanings.ts';
import type { JapaneseEntry } from '../../../read/jmdict.ts';

function makeEntry(senses: string[][]): JapaneseEntry {
  return {
    kanji: ['石'],
    commonKanji: ['石'],
    kana: ['いし'],
    usuallyKana: false,
    pos: 'n',
    senses,
    newsRank: 1,
    isBasic: true,
    isCommon: true,
    isBound: false,
    isPhrase: false,
    isAdjectival: false,
    isNoun: true,
    isExclamation: false,
    isMarked: false,
  };
}

/** The card of 石 with votes from another dictionary; common English words are those of `common`. */
function choose(senses: string[][], votes: Readonly<Record<string, number>>, common: readonly string[] = []): string[] {
  return chooseJapaneseMeanings(
    {
      word: '石',
      entries: [makeEntry(senses)],
      newsRank: 1,
      isBasic: true,
      isName: false,
      isCommon: true,
      isListed: true,
    },
    {
      englishShare: (word) => (common.includes(word) ? 1e-4 : 1e-7),
      findVotes: () => new Map(Object.entries(votes)),
    },
  );
}

test('a sense that another dictionary confirms stands on the card, others do not', () => {
  expect(choose([['stone'], ['gem'], ['jewel']], { stone: 1, jewel: 0.05 })).toEqual(['stone', 'jewel']);
});

test('the second sense needs no other dictionary if it is a common word', () => {
  expect(choose([['stone'], ['heart'], ['mind']], { stone: 1 }, ['heart', 'mind'])).toEqual(['stone', 'heart']);
});

test('no second gloss of a sense is added, and a full card gives up its third gloss of one', () => {
  expect(choose([['stone'], ['jewel', 'gem']], { stone: 1, jewel: 0.05, gem: 0.04 })).toEqual(['stone', 'jewel']);
  const near = { stone: 1, rock: 0.9, boulder: 0.8, pebble: 0.7 };
  expect(choose([['stone', 'rock', 'boulder', 'pebble'], ['jewel']], { ...near, jewel: 0.05 })).toEqual([
    'stone',
    'rock',
    'jewel',
    'boulder',
  ]);
});
