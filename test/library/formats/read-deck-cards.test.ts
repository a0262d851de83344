import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDeckFile, parseDeckFile } from '../../../src/library/formats/deck-file.ts';
import { MAX_DECK_ENTRY_BYTES, readDeckCards } from '../../../src/library/formats/read-deck-cards.ts';
import { makeAnyDetails } from '../../support/card-details.ts';
import { makeDeckFile } from '../../support/contract/make-deck-file.ts';

/** The text of a deck file with the given fields replaced, valid or not. */
const toText = (fields: Record<string, unknown>) => JSON.stringify({ ...makeDeckFile(), ...fields });

describe('readDeckCards', () => {
  /** Reads a file in chunks of some bytes. */
  async function readPieces(content: string | Uint8Array, size: number) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    async function* slice() {
      for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
    }
    const cards: unknown[] = [];
    let notes: unknown;
    const pieces = readDeckCards(slice(), (found) => {
      notes = found;
    });
    for await (const piece of pieces) cards.push(...piece);
    return { cards, notes };
  }

  test('reads the cards and notes of the whole text, however it is cut, laid out or ordered', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((part) => `|${part}|`);
    const card = fc.tuple(text, fc.array(text), fc.array(text), makeAnyDetails(text));
    const layout = fc.record({ indent: fc.nat(2), size: fc.integer({ min: 1, max: 60 }), areFirst: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(card), layout, async (cards, { indent, size, areFirst }) => {
        const { cards: _, ...head } = makeDeckFile({ vulgar: ['año'] });
        const json = JSON.stringify(areFirst ? { cards, ...head } : { ...head, cards }, undefined, indent);
        expect(await readPieces(json, size)).toEqual({ cards: parseDeckFile(json).cards, notes: { vulgar: ['año'] } });
      }),
    );
  });

  test.each([
    [
      'the number of a card',
      {
        cards: [
          ['a', []],
          ['b', ['c']],
          ['', []],
        ],
      },
      'Expected the word of card 3 to be',
    ],
    ['a field in front', { version: 3 }, 'Expected "version" to be 1 or 2, got 3.'],
    ['an object of cards', { cards: { casa: ['house'] } }, 'Expected "cards" to be an array, got an object.'],
    ['no cards', { cards: undefined }, 'Expected "cards" to be an array, got nothing.'],
    [
      'a card inside of another one',
      {
        cards: [
          ['a', []],
          ['b', ['c'], ['d', []]],
        ],
      },
      'Expected form 2 of card 2 to be',
    ],
  ])('names %s', async (_, fields, message) => {
    for (const size of [1, 9, 10_000]) await expect(readPieces(toText(fields), size)).rejects.toThrow(message);
  });

  test.each([
    [
      'a comma is missing',
      (text: string) => text.replace('["house","home"]],', '["house","home"]]'),
      /at line \d+, got/,
    ],
    ['the file ends too early', (text: string) => text.slice(0, text.indexOf('["niño"') + 4), /at line \d+, got/],
    ['something stands behind the end', (text: string) => `${text}x`, /at line \d+, got/],
  ])('names the line where %s', async (_, change, message) => {
    const text = formatDeckFile(makeDeckFile());
    const line = text.slice(0, text.indexOf('["casa"')).split('\n').length;
    for (const size of [1, 9, 10_000]) {
      const error = await readPieces(change(text), size).catch((thrown: Error) => thrown);
      expect(error).toMatchObject({ code: 'deck-file-invalid', message: expect.stringMatching(message) });
      const named = Number(/at line (\d+)/.exec((error as Error).message)?.[1]);
      // The space before a value belongs to it.
      expect(named - line).toBeGreaterThanOrEqual(-1);
      expect(named - line).toBeLessThanOrEqual(4);
    }
  });

  test('reads a field of the greatest length, and refuses a longer one', async () => {
    const start = '{"vulgar":["a"';
    const read = (bytes: number) => {
      // With the comma behind it.
      const words = `,"${'b'.repeat(97)}"`.repeat(Math.floor((bytes - 200) / 100));
      const last = `,"${'c'.repeat(bytes - '["a"'.length - words.length - ',""],'.length)}"]`;
      return readPieces(`${start}${words}${last},${JSON.stringify(makeDeckFile()).slice(1)}`, 1_000_000);
    };
    expect((await read(MAX_DECK_ENTRY_BYTES)).cards).toHaveLength(3);
    await expect(read(MAX_DECK_ENTRY_BYTES + 1)).rejects.toThrow(
      'expected JSON with entries of at most 16000000 bytes',
    );
  });

  test('names the line of bytes that are not UTF-8, in a card and beside the cards', async () => {
    for (const [word, extra] of [
      ['niño', 2],
      ['wayword-deck', undefined],
    ] as const) {
      const text = formatDeckFile(makeDeckFile());
      const line = text.slice(0, text.indexOf(word)).split('\n').length;
      const bytes = new TextEncoder().encode(text);
      bytes[new TextEncoder().encode(text.slice(0, text.indexOf(word))).length + (extra ?? 0)] = 0xff;
      for (const size of [1, 9, 10_000]) {
        await expect(readPieces(bytes, size)).rejects.toThrow(
          `Line ${line}: expected text in UTF-8, or in UTF-16 with a byte order mark, got bytes that are not UTF-8`,
        );
      }
    }
  });

  test.each([
    ['a comma behind the last card', '[["a",["b"]],\n\n  ]'],
    ['a comma before the first card', '[  ,\n["a",["b"]]]'],
    ['two commas', '[["a",["b"]],  \n,["c",["d"]]]'],
    ['a comma alone', '[ ,]'],
    ['a number that is none', '[["a",["b"]],\nNaN]'],
    ['a comment', '[["a",["b"]],\n// the second one\n["c",["d"]]]'],
    ['single quotes', "[['a',['b']]]"],
    ['the bracket of another kind', '[["a",["b"]]}'],
  ])('refuses a list with %s, naming its line', async (_, cards) => {
    const { cards: __, ...head } = makeDeckFile();
    const text = `${JSON.stringify(head).slice(0, -1)},\n"cards":${cards}}`;
    for (const size of [1, 2, 3, 5, 8, 10_000]) {
      const error = await readPieces(text, size).catch((thrown: Error) => thrown);
      expect(error).toMatchObject({ code: 'deck-file-invalid', message: expect.stringMatching(/at line [2-4], got/) });
    }
  });

  test.each([
    ['two lists', '"cards":[["a",["b"]]],\n"cards":[["c",["d"]]]', /^Line 2: expected one list "cards", got a second/],
    ['an empty list and another one', '"cards":[],"cards":[["c",["d"]]]', /^Line 1: expected one list/],
    ['two lists, the second by an escaped key', '"cards":[["a",["b"]]],"c\\u0061rds":[["c",["d"]]]', /got several/],
  ])('refuses %s of cards', async (_, lists, message) => {
    const { cards: __, ...head } = makeDeckFile();
    const text = `${JSON.stringify(head).slice(0, -1)},${lists}}`;
    for (const size of [1, 10_000]) await expect(readPieces(text, size)).rejects.toThrow(message);
  });

  test('reads the cards below a key that is written with escapes', async () => {
    const text = toText({}).replace('"cards"', String.raw`"\u0063ards"`);
    for (const size of [1, 10_000]) expect((await readPieces(text, size)).cards).toEqual(makeDeckFile().cards);
  });

  test('refuses a file that is cut at any byte, or ends within a character', async () => {
    const bytes = new TextEncoder().encode(formatDeckFile(makeDeckFile()).trimEnd());
    for (let end = 0; end < bytes.length; end += 1) {
      for (const size of [7, 10_000]) {
        await expect(readPieces(bytes.subarray(0, end), size)).rejects.toMatchObject({ code: 'deck-file-invalid' });
      }
    }
    await expect(readPieces(Uint8Array.of(...bytes, 0xc3), 10_000)).rejects.toThrow('bytes that are not UTF-8');
  });
});
