import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredCard } from '../../../src/model/card.ts';
import type { WordEntry } from '../../../src/store/content/content-database.ts';
import {
  FOLDED,
  FOLDED_FORM,
  FORM,
  findEntries,
  joinLines,
  keyOf,
  unpackEntries,
  WORD,
} from '../../../src/store/content/word-entries.ts';
import { toSortedLines } from '../../../src/store/content/write/card-entries.ts';

function entriesOf(cards: StoredCard[], language = 'spa', forms: Map<string, string[]> = new Map()): WordEntry[] {
  return unpackEntries(joinLines(toSortedLines(cards, language, forms)));
}

describe('the entries of a word index', () => {
  test('are the word, the word without marks, and its forms, each once and by its best kind', () => {
    expect(entriesOf([[12, 'Año', ['year'], ['años', 'AÑO', 'ano', 'año', 'añitos']]])).toEqual([
      ['anitos', 12, FOLDED_FORM],
      ['ano', 12, FOLDED],
      ['anos', 12, FOLDED_FORM],
      ['añitos', 12, FORM],
      ['año', 12, WORD],
      ['años', 12, FORM],
    ]);
  });

  test('of a card that lists its own word have the kind of a form', () => {
    expect(entriesOf([[900, 'kán', ['jug'], ['kán', 'kannen']]], 'nld')).toEqual([
      ['kan', 900, FOLDED_FORM],
      ['kannen', 900, FORM],
      ['kán', 900, FORM],
    ]);
  });

  test('of a card whose known forms include its own word have the kind of a form', () => {
    expect(entriesOf([[900, 'was', ['wax']]], 'nld', new Map([['was', ['was', 'wassen']]]))).toContainEqual([
      'was',
      900,
      FORM,
    ]);
  });

  test('include the known forms of words with details and without forms', () => {
    const forms = new Map([['Haus', ['Häuser']]]);
    const plain = entriesOf([[1, 'Haus', ['house']]], 'deu', forms);
    expect(entriesOf([[1, 'Haus', ['house'], [], { genders: ['neuter'] }]], 'deu', forms)).toEqual(plain);
  });

  test('include the known forms of words without forms of their own', () => {
    const known = new Map([['быть', ['есть']]]);
    expect(entriesOf([[1, 'быть', []]], 'rus', known)).toContainEqual(['есть', 1, FORM]);
    expect(entriesOf([[1, 'быть', [], ['был']]], 'rus', known)).not.toContainEqual(['есть', 1, FORM]);
  });

  test('of an invisible word are empty', () => {
    expect(toSortedLines([[1, '\u200B', []]], 'eng', new Map())).toEqual([]);
  });

  test('come in the order of their keys for any words', () => {
    const word = fc
      .array(
        fc.oneof(
          fc.constantFrom('a', 'A', ' ', '\t', '\n', '\0', '\u0001', '\u001F', '!', '本', 'ß', 'é'),
          fc.string(),
        ),
        {
          minLength: 1,
          maxLength: 5,
        },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (words) => {
        const lines = toSortedLines(
          words.map((text, index) => [index, text, []]),
          'deu',
          new Map(),
        );
        const keys = lines.map(keyOf);
        expect(keys).toEqual([...keys].sort());
        for (const line of lines) expect(line.split(/[\t\n]/)).toHaveLength(2);
      }),
    );
  });
});

describe('the entries of one key', () => {
  const list = joinLines(
    toSortedLines(
      [
        [1, 'Bank', ['bench'], ['Bänke']],
        [2, 'Bank', ['bank'], ['Banken']],
        [3, 'Bankraub', ['bank robbery']],
      ],
      'deu',
      new Map(),
    ),
  );

  test.each([
    ['bank', [1, 2]],
    ['banken', [2]],
    ['bankraub', [3]],
    ['bänke', [1]],
    ['ban', []],
    ['ank', []],
    ['zug', []],
    ['', []],
  ])('%s are exactly its own', (key, ranks) => {
    expect(findEntries(list, key).map(([found, rank]) => [found, rank])).toEqual(ranks.map((rank) => [key, rank]));
  });

  test('equal those found by unpacking all of them', () => {
    const words = fc.array(fc.constantFrom('a', 'ab', 'Ab', 'b', 'ба', 'ß', 'ss', '年', '👨‍👩‍👧'), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(words, fc.nat(), (all, pick) => {
        const cards = all.map((word, index): StoredCard => [index + 1, word, []]);
        const entries = entriesOf(cards);
        const [key] = entries[pick % entries.length] ?? ['a'];
        const found = findEntries(joinLines(toSortedLines(cards, 'spa', new Map())), key);
        expect(found).toEqual(entries.filter(([other]) => other === key));
      }),
    );
  });

  test('of an empty list are empty', () => {
    expect(findEntries('', 'bank')).toEqual([]);
  });
});
