import { describe, expect, test } from 'vitest';
import type { OwnWordQuery } from '../../../src/model/own-word.ts';
import type { CardRow, DefinitionRow } from '../../../src/store/study/study-database.ts';
import { findOwnWordRows, listOwnWordRows } from '../../../src/study/own-words/own-word-rows.ts';
import { makeNewCard } from '../../../src/study/replay.ts';

const DAY = 20_700;

const define = (pair: string, word: string, updatedAt: number, parts: Partial<DefinitionRow> = {}): DefinitionRow => {
  return { pair, word, text: 'meaning', updatedAt, ...parts };
};
const want = (pair: string, word: string, at: number) => ({ pair, word, at });

function listRows(definitions: DefinitionRow[], wants: ReturnType<typeof want>[], cards: Partial<CardRow>[] = []) {
  const findCard = (pair: string, word: string) => {
    const found = cards.find((card) => card.word === word);
    return found && { ...makeNewCard(pair, word), ...found };
  };
  return listOwnWordRows({ definitions, wants, findCard, day: DAY });
}

const find = (rows: ReturnType<typeof listRows>, query: Partial<OwnWordQuery>) =>
  findOwnWordRows(rows, { text: '', sort: 'newest', ...query }).map(({ word }) => word);

describe('own words', () => {
  test('are those with a definition and those that were taken, each once, at its newest change', () => {
    const rows = listRows(
      [define('deu-eng', 'Haus', 5), define('fra-eng', 'maison', 9)],
      [want('deu-eng', 'Baum', 7), want('deu-eng', 'Haus', 8), want('deu-eng', 'Baum', 3)],
    );
    expect(rows.map(({ pair, word, at }) => [pair, word, at])).toEqual([
      ['deu-eng', 'Haus', 8],
      ['fra-eng', 'maison', 9],
      ['deu-eng', 'Baum', 7],
    ]);
  });

  test.each<[typed: string, found: string[]]>([
    ['hauser', ['Häuser']],
    [' ROT ', ['Häuser']],
    ['the house', ['Häuser']],
    ['wetterbericht', ['Regen']],
    ['strasse', ['Straße']],
    ['isik', ['ışık']],
    ['lodz', ['łódź']],
    ['smorrebrod', ['smørrebrød']],
    ['कुत्ता', ['कुत्ता']],
    // Another vowel is another word.
    ['किला', []],
    ['', ['Häuser', 'Regen', 'Straße', 'ışık', 'łódź', 'smørrebrød', 'कुत्ता', 'कला']],
  ])('are found by word, meaning, sentence and page, without case and diacritics: %s', (typed, found) => {
    const rows = listRows(
      [define('deu-eng', 'Häuser', 9, { text: 'the houses', met: { text: 'Die Häuser sind rot.', at: 1 } })],
      ['Regen', 'Straße', 'ışık', 'łódź', 'smørrebrød', 'कुत्ता', 'कला'].map((word, index) =>
        want('deu-eng', word, 8 - index),
      ),
      [{ word: 'Regen', met: [{ text: 'Es regnet.', at: 1, title: 'Der Wetterbericht' }] }],
    );
    expect(find(rows, { text: typed })).toEqual(found);
  });

  test.each<[OwnWordQuery['sort'], string[]]>([
    ['newest', ['known', 'paused', 'due', 'defined', 'soon', 'waiting', 'later']],
    ['alphabet', ['defined', 'due', 'known', 'later', 'paused', 'soon', 'waiting']],
    ['state', ['due', 'soon', 'later', 'waiting', 'defined', 'known', 'paused']],
    ['due', ['due', 'waiting', 'soon', 'later', 'known', 'paused', 'defined']],
  ])('are sorted by %s', (sort, order) => {
    const words = ['known', 'paused', 'due', 'defined', 'soon', 'waiting', 'later'];
    const rows = listRows(
      [define('deu-eng', 'defined', 6)],
      words.flatMap((word, index) => (word === 'defined' ? [] : [want('deu-eng', word, 9 - index)])),
      [
        { word: 'known', queue: 'known' },
        { word: 'paused', queue: 'suspended' },
        { word: 'due', queue: 'review', due: DAY - 4 },
        { word: 'soon', queue: 'review', due: DAY + 1, intervalDays: 3 },
        { word: 'later', queue: 'review', due: DAY + 9, intervalDays: 9 },
        { word: 'waiting', queue: 'new', due: 5 },
      ],
    );
    expect(find(rows, { sort })).toEqual(order);
  });

  test('follow the alphabet of their language', () => {
    const words = ['zon', 'ödla', 'ål'];
    expect(
      find(
        listRows(
          [],
          words.map((word) => want('swe-eng', word, 0)),
        ),
        { sort: 'alphabet' },
      ),
    ).toEqual(['zon', 'ål', 'ödla']);
    expect(
      find(
        listRows(
          [],
          words.map((word) => want('deu-eng', word, 0)),
        ),
        { sort: 'alphabet' },
      ),
    ).toEqual(['ål', 'ödla', 'zon']);
  });

  test('can be those of one pair', () => {
    const rows = listRows([define('deu-eng', 'Haus', 5), define('fra-eng', 'maison', 9)], []);
    expect(find(rows, { pair: 'deu-eng' })).toEqual(['Haus']);
  });
});
