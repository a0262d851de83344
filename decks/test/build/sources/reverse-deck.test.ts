import { describe, expect, test } from 'vitest';
import type { DeckFile } from '../../../../src/library/formats/deck-file.ts';
import { Lexicon } from '../../../build/meanings/lexicon.ts';
import {
  toChineseClass,
  toJapaneseClass,
  toReverseEntries,
  toSharesByRank,
} from '../../../build/sources/reverse-deck.ts';
import { simplifyEntries } from '../../../read/chinese-lexicon.ts';

const DECK: DeckFile = {
  format: 'wayword-deck',
  version: 1,
  from: { iso639_3: 'rus', name: 'Russian' },
  to: { iso639_3: 'eng', name: 'English' },
  licence: { id: 'GPL-3.0-only', url: 'https://www.gnu.org/licenses/gpl-3.0.html' },
  sources: [],
  changes: '',
  cards: [
    ['бежать', ['run', 'flee'], [], { classes: ['verb'] }],
    ['бег', ['run'], [], { classes: ['noun'] }],
    ['больной', ['sick'], [], { classes: ['adjective', 'noun'] }],
  ],
};

describe('a deck read as a dictionary of the other direction', () => {
  test('keeps nouns and verbs apart by the classes of its cards', () => {
    const lexicon = new Lexicon(
      toReverseEntries(DECK, () => ''),
      'rus',
      'eng',
    );
    expect(lexicon.translateBack('run', 'v').map(({ word }) => word)).toEqual(['бежать']);
    expect(lexicon.translateBack('run', 'n').map(({ word }) => word)).toEqual(['бег']);
    expect(lexicon.translateBack('sick', 'a').map(({ word }) => word)).toEqual(['больной']);
  });

  test('says by its order which words are common', () => {
    const shares = toSharesByRank(DECK);
    expect(shares.get('бежать')).toBeGreaterThan(shares.get('бег') ?? 1);
  });
});

test.each([
  ['食べる', 'v'],
  ['美しい', 'a'],
  ['学校', ''],
  ['する', ''],
])('the Japanese word %s has the class "%s"', (word, expected) => {
  expect(toJapaneseClass(word)).toBe(expected);
});

test.each([
  ['v', 'v'],
  ['n', 'n'],
  ['vn', ''],
  [undefined, ''],
])('Jieba’s class %s is "%s"', (tag, expected) => {
  expect(toChineseClass(tag)).toBe(expected);
});

test('both spellings of a Chinese translation are one, in simplified characters', () => {
  const entries = simplifyEntries(
    [{ word: 'school', pos: 'n', senses: [{ translations: ['学校', '學校', '書院'], weight: 1 }] }],
    'eng',
  );
  expect(entries[0]?.senses[0]?.translations).toEqual(['学校', '书院']);
});
