import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredCard, WordEntry } from '../../src/store/content-database.ts';
import {
  FOLDED,
  FOLDED_FORM,
  FORM,
  joinLines,
  keyOf,
  toSortedLines,
  unpackEntries,
  WORD,
} from '../../src/store/word-entries.ts';

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

  test('take the known forms of words that bring none of their own', () => {
    const known = new Map([['быть', ['есть']]]);
    expect(entriesOf([[1, 'быть', []]], 'rus', known)).toContainEqual(['есть', 1, FORM]);
    expect(entriesOf([[1, 'быть', [], ['был']]], 'rus', known)).not.toContainEqual(['есть', 1, FORM]);
  });

  test('of a word that shows nothing are none', () => {
    expect(toSortedLines([[1, '\u200B', []]], 'eng', new Map())).toEqual([]);
  });

  test('come in the order of their keys, whatever is in the words', () => {
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
          words.map((text, place) => [place, text, []]),
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
