import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../src/app-error.ts';
import {
  type FlashcardAnswer,
  MAX_LANGUAGE_NAME_LENGTH,
  MAX_MEANINGS,
  readFlashcard,
  readLanguages,
  readProblem,
} from '../../src/contract/upstream-resources.ts';
import { MAX_TEXT_LENGTH } from '../../src/model/limits.ts';

const PAIR = { from: 'deu', to: 'eng' };

/** A card as a server sends it, with the given fields replaced. */
function makeCard(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    lang_from: { iso639_3: 'deu', name: 'German' },
    lang_to: { iso639_3: 'eng', name: 'English' },
    word: 'Haus',
    next: 2,
    meanings: ['house', 'building'],
    ...fields,
  };
}

function readCard(fields: Record<string, unknown>) {
  const answer = readFlashcard(makeCard(fields), PAIR);
  if (answer.kind !== 'card') throw new Error(`Expected a card, got ${JSON.stringify(answer)}`);
  return answer.card;
}

describe('readFlashcard', () => {
  test('reads a card that follows the specification', () => {
    expect(readFlashcard(makeCard(), PAIR)).toStrictEqual({
      kind: 'card',
      card: {
        word: 'Haus',
        meanings: ['house', 'building'],
        next: 2,
        from: { iso639_3: 'deu', name: 'German' },
        to: { iso639_3: 'eng', name: 'English' },
      },
    });
  });

  test('ignores unknown fields', () => {
    expect(readCard({ id: 7, rank: 1, audio: null, constructor: 'x' })).toStrictEqual(readCard({}));
  });

  test.each<[unknown, number | undefined]>([
    [2, 2],
    [0, 0],
    [2.0, 2],
    ['2', 2],
    [' 12 ', 12],
    ['007', 7],
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    [-1, undefined],
    ['-1', undefined],
    [1.5, undefined],
    ['1.5', undefined],
    [1e300, undefined],
    ['9'.repeat(400), undefined],
    [true, undefined],
    [[2], undefined],
    [{}, undefined],
    ['/api/v1/fc/?n=2', undefined],
  ])('reads next %j as %j, and keeps the card', (next, expected) => {
    expect(readCard({ next })).toMatchObject({ word: 'Haus', next: expected });
  });

  test.each<[string, unknown, string[]]>([
    ['none', [], []],
    ['null', null, []],
    ['no field', undefined, []],
    ['spaces around', [' house\n'], ['house']],
    ['blanks', ['', ' ', 'house'], ['house']],
    ['what is no text', [1, null, ['a'], { text: 'a' }, 'house'], ['house']],
    [
      'one that is too long',
      ['x'.repeat(MAX_TEXT_LENGTH + 1), 'x'.repeat(MAX_TEXT_LENGTH)],
      ['x'.repeat(MAX_TEXT_LENGTH)],
    ],
    ['half a character', ['a\uD83D b', '\uDE00'], ['a\uFFFD b', '\uFFFD']],
    ['NUL and other control characters', ['a\0b\u0007'], ['a\0b\u0007']],
    ['the same twice', ['house', 'house'], ['house', 'house']],
    ['right-to-left marks', ['\u200Fبيت'], ['\u200Fبيت']],
  ])('keeps the valid meanings: %s', (_, meanings, expected) => {
    expect(readCard({ meanings }).meanings).toEqual(expected);
  });

  test('keeps a limited part of the name of a language', () => {
    const read = (length: number) =>
      readLanguages([{ iso639_3: 'deu', name: 'a'.repeat(length), has_flashcards: true }])[0]?.name.length;
    expect(read(MAX_LANGUAGE_NAME_LENGTH)).toBe(MAX_LANGUAGE_NAME_LENGTH);
    expect(read(MAX_LANGUAGE_NAME_LENGTH + 1)).toBe(MAX_LANGUAGE_NAME_LENGTH);
  });

  test('keeps a limited number of meanings', () => {
    const meanings = Array.from({ length: MAX_MEANINGS + 5 }, (_, index) => `meaning ${index}`);
    expect(readCard({ meanings }).meanings).toEqual(meanings.slice(0, MAX_MEANINGS));
  });

  test.each([
    ['spaces around it', ' Haus\t', 'Haus'],
    ['a whole emoji', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['half a character', 'Haus\uD83D', 'Haus\uFFFD'],
    ['NUL in it', 'a\0b', 'a\0b'],
    ['a dotted capital İ', 'İstanbul', 'İstanbul'],
    ['letters in two parts', 'Ha\u0308user', 'Ha\u0308user'],
    ['5,000 characters', 'ß'.repeat(5_000), 'ß'.repeat(5_000)],
  ])('reads a word with %s', (_, word, expected) => {
    expect(readCard({ word }).word).toBe(expected);
  });

  test.each([
    ['no word', { word: undefined }],
    ['a word that is null', { word: null }],
    ['a number for a word', { word: 7 }],
    ['an empty word', { word: '' }],
    ['a blank word', { word: ' \n\u00A0' }],
    ['a word that is too long', { word: 'x'.repeat(MAX_TEXT_LENGTH + 1) }],
    ['meanings that are one text', { meanings: 'house' }],
    ['meanings that are an object', { meanings: { 0: 'house' } }],
    ['another language from', { lang_from: { iso639_3: 'fra', name: 'French' } }],
    ['another language to', { lang_to: { iso639_3: 'spa', name: 'Spanish' } }],
    ['the pair turned round', { lang_from: { iso639_3: 'eng' }, lang_to: { iso639_3: 'deu' } }],
    ['another language with a broken name', { lang_from: { iso639_3: 'fra', name: 7 } }],
  ])('reports a card with %s as malformed, with its next', (_, fields) => {
    const answer = readFlashcard(makeCard({ ...fields, next: '9' }), PAIR);
    expect(answer).toEqual({ kind: 'malformed', reason: expect.stringMatching(/^Expected .+, got .+\.$/), next: 9 });
  });

  test('describes the fault without the words of the card', () => {
    expect(readFlashcard(makeCard({ word: '', meanings: ['geheim'] }), PAIR)).toMatchObject({
      reason: 'Expected word to be at least 1 character long, got a text of 0 characters.',
    });
    expect(readFlashcard(makeCard({ meanings: 'geheim' }), PAIR)).toMatchObject({
      reason: 'Expected meanings to be an array, got a text of 6 characters.',
    });
    expect(readFlashcard(7, PAIR)).toMatchObject({ reason: 'Expected the card to be an object, got 7.' });
  });

  test.each([
    ['missing', undefined],
    ['null', null],
    ['a text', 'German'],
    ['without a code', { name: 'German' }],
    ['with a code of two letters', { iso639_3: 'de' }],
  ])('accepts a card for the pair when its language is %s', (_, lang_from) => {
    expect(readCard({ lang_from }).from).toEqual({ iso639_3: 'deu', name: '' });
  });

  test.each([
    ['missing', undefined, ''],
    ['no text', 7, ''],
    ['blank', '  ', ''],
    ['with half a character', 'Deutsch\uD83D', 'Deutsch\uFFFD'],
    ['far too long', 'x'.repeat(1_000_000), 'x'.repeat(200)],
  ])('keeps the code of a language whose name is %s', (_, name, expected) => {
    expect(readCard({ lang_from: { iso639_3: 'deu', name } }).from).toEqual({ iso639_3: 'deu', name: expected });
  });

  test.each([[null], [''], [{}], [[]]])('reads %j as a missing card', (json) => {
    expect(readFlashcard(json, PAIR)).toEqual({ kind: 'absent', status: 200, problem: undefined });
  });

  test('never throws, and returns only what can be stored, for any JSON', () => {
    fc.assert(
      fc.property(anyAnswer(), (json) => {
        const answer = readFlashcard(json, PAIR);
        expectStorable(answer);
      }),
      { numRuns: 1_000 },
    );
  });
});

/** Any JSON, half of it close enough to a card to be read as one. */
function anyAnswer(): fc.Arbitrary<unknown> {
  const text = fc.string({ unit: 'binary' });
  const reference = fc.oneof(
    fc.jsonValue(),
    fc.record({ iso639_3: fc.constantFrom('deu', 'eng', 'x'), name: fc.oneof(text, fc.jsonValue()) }),
  );
  return fc.oneof(
    fc.jsonValue({ noUnicodeString: false }),
    fc.record(
      {
        word: fc.oneof(text, fc.jsonValue()),
        next: fc.oneof(fc.double(), fc.string(), fc.jsonValue()),
        meanings: fc.oneof(fc.array(fc.oneof(text, fc.jsonValue())), fc.jsonValue()),
        lang_from: reference,
        lang_to: reference,
      },
      { requiredKeys: [] },
    ),
  );
}

function expectStorable(answer: FlashcardAnswer): void {
  if (answer.kind === 'absent') return;
  const next = answer.kind === 'card' ? answer.card.next : answer.next;
  expect(next === undefined || (Number.isSafeInteger(next) && next >= 0)).toBe(true);
  if (answer.kind === 'malformed') return;
  const { word, meanings, from, to } = answer.card;
  expect(word).not.toBe('');
  expect({ from: from.iso639_3, to: to.iso639_3 }).toEqual(PAIR);
  for (const text of [word, ...meanings, from.name, to.name]) {
    expect(text).toBe(text.trim());
    expect(text.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
    expect(new TextDecoder().decode(new TextEncoder().encode(`|${text}`))).toBe(`|${text}`);
  }
}

describe('readLanguages', () => {
  const SPANISH = { name: 'Spanish', iso639_3: 'spa', has_flashcards: true };

  test('reads a list that follows the specification, in its order', () => {
    const list = [SPANISH, { name: 'Arabic', iso639_3: 'ara', has_flashcards: false }];
    expect(readLanguages(list)).toEqual(list);
  });

  test('ignores unknown fields', () => {
    expect(readLanguages([{ ...SPANISH, id: 1, native: 'español' }])).toEqual([SPANISH]);
  });

  test('skips entries that are not languages', () => {
    expect(readLanguages([null, 1, 'spa', {}, { name: 'Spanish' }, { ...SPANISH, iso639_3: 'es' }, SPANISH])).toEqual([
      SPANISH,
    ]);
  });

  test.each([[undefined], [null], [7], [''], ['  ']])('calls a language by its code when its name is %j', (name) => {
    expect(readLanguages([{ ...SPANISH, name }])).toEqual([{ ...SPANISH, name: 'spa' }]);
  });

  test.each([[undefined], [null], ['true'], [1]])('treats has_flashcards %j as false', (has_flashcards) => {
    expect(readLanguages([{ ...SPANISH, has_flashcards }])).toEqual([{ ...SPANISH, has_flashcards: false }]);
  });

  test('keeps a duplicate language once', () => {
    expect(readLanguages([SPANISH, { ...SPANISH, name: 'Castilian' }])).toHaveLength(1);
  });

  test('replaces half a surrogate pair in a name', () => {
    expect(readLanguages([{ ...SPANISH, name: 'Spanish\uD83D' }])[0]?.name).toBe('Spanish\uFFFD');
  });

  test('reports what it received instead of a list', () => {
    expect(() => readLanguages({ languages: [] })).toThrow(
      'Expected an array of languages, got a value of type object.',
    );
    expect(() => readLanguages(null)).toThrow('Expected an array of languages, got null.');
  });

  test('returns languages or throws `not-the-api`, for any JSON', () => {
    const language = fc.record(
      {
        iso639_3: fc.oneof(fc.constantFrom('spa', 'deu'), fc.jsonValue()),
        name: fc.jsonValue(),
        has_flashcards: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(language, fc.jsonValue()))), (json) => {
        try {
          const languages = readLanguages(json);
          expect(new Set(languages.map(({ iso639_3 }) => iso639_3)).size).toBe(languages.length);
          expect(languages.every(({ name }) => name !== '')).toBe(true);
        } catch (error) {
          expect(error instanceof AppError && error.code).toBe('not-the-api');
        }
      }),
    );
  });
});

describe('readProblem', () => {
  test('reads problem details and drops other members', () => {
    const problem = { type: 'about:blank', title: 'Not found', status: 404, detail: 'No card.' };
    expect(readProblem(JSON.stringify({ ...problem, instance: '/x' }))).toEqual(problem);
  });

  test.each(['', 'Not found', '<h1>', 'null', '[]', '{}', '{"type":"a","title":"b","status":"404","detail":"c"}'])(
    'finds none in %j',
    (text) => {
      expect(readProblem(text)).toBeUndefined();
    },
  );

  test('never throws, for any text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readProblem(text)));
  });
});
