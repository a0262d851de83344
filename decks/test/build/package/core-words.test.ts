import { describe, expect, test } from 'vitest';
import { findMissingCore, parseExceptions, readCoreExceptions } from '../../../build/package/core-words.ts';
import { PAIRS } from '../../../build/pairs.ts';
import { makeDeckFile } from '../../support/make-deck-file.ts';
import { readStarterDeck } from '../../support/starter-decks.ts';

describe('words that three other decks from a language have early', () => {
  const to = (code: string) => ({ to: { iso639_3: code, name: code } });
  const deck = (code: string, ...words: string[]) =>
    makeDeckFile(
      words.map((word) => [word, ['x']]),
      to(code),
    );
  const decks = [
    deck('deu', 'due', 'sick', 'lee'),
    deck('spa', 'due', 'sick', 'lee'),
    deck('fra', 'due', 'lee'),
    makeDeckFile([['ill', ['x'], ['sick']]], to('cmn')),
  ];

  test('are missing where they are neither a card nor a form', () => {
    const missing = findMissingCore(decks, new Set(['lee']));
    expect(missing.get('cmn')).toEqual(['due']);
    expect(missing.get('fra')).toEqual([]);
  });

  test('may be missing with a reason alone', () => {
    expect(parseExceptions('# names\nlee # a name\n')).toEqual(new Set(['lee']));
    expect(() => parseExceptions('lee\n')).toThrow('expected "word # reason", got lee');
  });
});

const FROM_ENGLISH = PAIRS.filter(({ from }) => from === 'eng').map(({ to }) => `eng-${to}`);

test('every deck from English has the core words', () => {
  const missing = findMissingCore(FROM_ENGLISH.map(readStarterDeck), readCoreExceptions());
  expect(Object.fromEntries([...missing].filter(([, words]) => words.length > 0))).toEqual({});
});
