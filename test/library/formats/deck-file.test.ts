import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../src/app-error.ts';
import {
  type DeckFile,
  findDeckFile,
  formatDeckFile,
  MAX_COVERAGE_POINTS,
  parseDeckFile,
} from '../../../src/library/formats/deck-file.ts';
import { MAX_TEXT_LENGTH } from '../../../src/model/limits.ts';
import { makeAnyDetails } from '../../support/card-details.ts';
import { makeDeckFile } from '../../support/contract/make-deck-file.ts';

/** The text of a deck file with the given fields replaced, valid or not. */
const toText = (fields: Record<string, unknown>) => JSON.stringify({ ...makeDeckFile(), ...fields });

function getError(text: string): AppError {
  try {
    parseDeckFile(text);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('Expected the text to be refused.');
}

describe('formatDeckFile', () => {
  test('writes one card per line, so that diffs are readable', () => {
    const lines = formatDeckFile(makeDeckFile()).split('\n');
    expect(lines.slice(-6)).toEqual([
      ' "cards": [',
      '["casa",["house","home"]],',
      '["año",["year"]],',
      '["niño",["child"],["niña","niños"]]',
      ']}',
      '',
    ]);
  });

  test('writes a deck without cards that can be read again', () => {
    const deck = makeDeckFile({ cards: [] });
    expect(parseDeckFile(formatDeckFile(deck))).toEqual(deck);
  });

  test('writes any deck so that it reads back the same', () => {
    // Deck files hold trimmed text; the letters do not matter.
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((part) => `|${part}|`);
    const reference = fc.record({ iso639_3: fc.stringMatching(/^[a-z]{3}$/), name: fc.string() });
    const card: fc.Arbitrary<DeckFile['cards'][number]> = fc.oneof(
      fc.tuple(text, fc.array(text)),
      fc.tuple(text, fc.array(text), fc.array(text)),
      fc.tuple(text, fc.array(text), fc.array(text), makeAnyDetails(text)),
    );
    const more: fc.Arbitrary<Pick<DeckFile, 'kind' | 'coverage'>> = fc.constantFrom(
      {},
      { kind: 'dictionary' },
      {
        coverage: [
          [1, 0.04],
          [1_000, 0.7],
        ],
      },
    );
    fc.assert(
      fc.property(reference, reference, fc.string(), fc.array(card), more, (from, to, changes, cards, fields) => {
        const deck = makeDeckFile({ from, to, changes, cards, ...fields });
        const written = formatDeckFile(deck);
        expect(parseDeckFile(written)).toEqual(deck);
        const again = formatDeckFile(parseDeckFile(written));
        expect(formatDeckFile(parseDeckFile(again))).toBe(again);
      }),
    );
  });
});

describe('parseDeckFile', () => {
  test.each([1, 2])('reads files of version %i', (version) => {
    const text = readFileSync(`test/fixtures/decks/version-${version}.json`, 'utf8');
    expect(text).toContain(`"version": ${version},`);
    const { cards, ...header } = parseDeckFile(text);
    expect(header).toMatchObject({
      version: 2,
      from: { iso639_3: 'deu' },
      respelt: { daß: 'dass' },
      vulgar: ['Scheiße'],
    });
    expect(cards.map((card) => card.slice(0, 3))).toEqual([
      ['Haus', ['house', 'home'], ['Hause', 'Hauses', 'Häuser', 'Häusern']],
      ['gehen', ['go', 'walk'], ['geht', 'ging', 'gegangen']],
      ['dass', ['that']],
      ['Scheiße', ['shit']],
    ]);
    const [house, go] = cards.map(([, , , details]) => details);
    const isSecond = version === 2;
    expect(header.coverage).toEqual(
      isSecond
        ? [
            [1, 0.02],
            [4, 0.08],
          ]
        : undefined,
    );
    expect(go).toEqual(isSecond ? { classes: ['verb'], parts: ['ging', 'gegangen'] } : undefined);
    expect(house).toEqual(
      isSecond
        ? {
            reading: 'haʊ̯s',
            classes: ['noun'],
            genders: ['neuter'],
            parts: ['Häuser'],
            examples: [['Das Haus ist alt.', 'The house is old.'], ['Zu Hause.']],
          }
        : undefined,
    );
  });

  test('reads a deck however its JSON is laid out', () => {
    expect(parseDeckFile(JSON.stringify(makeDeckFile(), undefined, 4))).toEqual(makeDeckFile());
  });

  test('reads a curve of coverage with 100 points, and rejects a longer one', () => {
    const read = (points: number) => {
      const coverage = Array.from({ length: points }, (_, index) => [index + 1, (index + 1) / 1_000]);
      return parseDeckFile(toText({ coverage })).coverage?.length;
    };
    expect(read(MAX_COVERAGE_POINTS)).toBe(MAX_COVERAGE_POINTS);
    expect(() => read(MAX_COVERAGE_POINTS + 1)).toThrow('Expected "coverage" to be at most 100 items long');
  });

  test('reads a file that starts with a byte order mark', () => {
    expect(parseDeckFile(`\uFEFF${formatDeckFile(makeDeckFile())}`)).toEqual(makeDeckFile());
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['another format', { format: 'anki' }, 'Expected "format" to be "wayword-deck", got a text of 4 characters.'],
    ['a later version', { version: 3 }, 'Expected "version" to be 1 or 2, got 3.'],
    ['no language', { from: undefined }, 'Expected "from" to be an object, got nothing.'],
    [
      'a code of two letters',
      { from: { iso639_3: 'es', name: 'Spanish' } },
      'Expected "iso639_3" of "from" to be a code of three letters from a to z, got a text of 2 characters.',
    ],
    ['an unknown field', { author: 'me' }, 'Expected the file to be without "author", got an object.'],
    ['no cards', { cards: undefined }, 'Expected "cards" to be an array, got nothing.'],
    ['a card that is an object', { cards: [{ word: 'casa' }] }, 'Expected card 1 to be an array, got an object.'],
    [
      'a card without meanings',
      { cards: [['casa', []], ['año']] },
      'Expected card 2 to be at least 2 items long, got an array of 1.',
    ],
    [
      'a card with too much',
      { cards: [['casa', [], [], {}, []]] },
      'Expected card 1 to be at most 4 items long, got an array of 5.',
    ],
    [
      'an empty word',
      { cards: [['', []]] },
      'Expected the word of card 1 to be at least 1 character long, got a text of 0 characters.',
    ],
    [
      'a word that is too long',
      { cards: [['x'.repeat(MAX_TEXT_LENGTH + 1), []]] },
      'Expected the word of card 1 to be at most 10000 characters long, got a text of 10001 characters.',
    ],
    [
      'a word with spaces around it',
      { cards: [[' casa', []]] },
      'Expected the word of card 1 to be without spaces around it, got a text of 5 characters.',
    ],
    [
      'half a character in a meaning',
      { cards: [['casa', ['house', 'a\uD83D']]] },
      'Expected meaning 2 of card 1 to be without half a character, got a text of 2 characters.',
    ],
    ['a meaning that is no text', { cards: [['casa', [7]]] }, 'Expected meaning 1 of card 1 to be a string, got 7.'],
    [
      'details that are no object',
      { cards: [['casa', [], [], []]] },
      'Expected the details of card 1 to be an object, got an array of 0.',
    ],
    [
      'a field that cards do not have',
      { cards: [['casa', [], [], { tone: 2 }]] },
      'Expected the details of card 1 to be without "tone", got an object.',
    ],
    [
      'an unknown gender',
      { cards: [['casa', [], [], { genders: ['f'] }]] },
      'Expected item 1 of "genders" of the details of card 1 to be "masculine" or "feminine" or "neuter" or "common", got a text of 1 character.',
    ],
    [
      'an empty list of parts',
      { cards: [['casa', [], [], { parts: [] }]] },
      'Expected "parts" of the details of card 1 to be at least 1 item long, got an array of 0.',
    ],
    ['another kind', { kind: 'list' }, 'Expected "kind" to be "dictionary", got a text of 4 characters.'],
    [
      'shares that do not ascend',
      {
        coverage: [
          [10, 0.5],
          [20, 0.4],
        ],
      },
      'Expected "coverage" to be ascending, got an array of 2.',
    ],
    ['forms that are null', { cards: [['casa', [], null]] }, 'Expected the forms of card 1 to be an array, got null.'],
  ])('rejects %s and names the place', (_, fields, message) => {
    expect(getError(toText(fields))).toMatchObject({ code: 'deck-file-invalid', message });
  });

  test.each(['null', '7', '"deck"', '[]'])('rejects %s', (text) => {
    expect(getError(text).message).toMatch(/^Expected the file to be an object, got /);
  });

  test('names the line at which the JSON of a file ends too early', () => {
    const text = formatDeckFile(makeDeckFile());
    const error = getError(text.slice(0, text.indexOf('["niño"')));
    expect(error.code).toBe('deck-file-invalid');
    expect(error.message).toContain('Expected JSON');
  });

  test('names the line of invalid JSON if the engine reports the position', () => {
    expect(getError('{\n"format": "wayword-deck"\n"version": 1}').message).toMatch(/^Expected JSON at line 3, got: /);
  });

  test.each(['', ' ', 'word;meaning', '<html>'])('rejects invalid JSON: %j', (text) => {
    expect(getError(text).message).toMatch(/^Expected JSON/);
  });
});

describe('findDeckFile', () => {
  test('reads a deck', () => {
    expect(findDeckFile(formatDeckFile(makeDeckFile()))).toEqual(makeDeckFile());
  });

  test.each(['{}', '[]', 'null', '7', '{"format":"anki"}', '{"decks":["spa-eng"]}'])(
    'finds none in JSON without the format’s name: %s',
    (text) => {
      expect(findDeckFile(text)).toBeUndefined();
    },
  );

  test('rejects a broken deck', () => {
    expect(() => findDeckFile(toText({ version: 3 }))).toThrow('Expected "version" to be 1 or 2, got 3.');
    expect(() => findDeckFile('{')).toThrow('Expected JSON');
  });
});
