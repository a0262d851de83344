import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitBackup } from '../../src/file-reader/split-backup.ts';

/** Reads a file in slices of some bytes. */
async function read(content: string | Uint8Array<ArrayBuffer>, sliceBytes: number) {
  const ops: unknown[] = [];
  let head: unknown;
  for await (const piece of splitBackup(new Blob([content]), sliceBytes)) {
    head = piece.head;
    if (piece.ops !== undefined) ops.push(...JSON.parse(piece.ops));
  }
  return { ops, head };
}

const op = fc.dictionary(
  fc.constantFrom('id', 'ops', 'word', 'words', 'a"b\\'),
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  ),
);

test('pieces of any size have the same entries and the same head as the file', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(op, { maxLength: 6 }),
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      async (list, size, isSpaced) => {
        const file = { format: 'wayword-study', version: 2, ops: list, settings: { study: { ops: [1, [2]] } } };
        const { ops, ...head } = JSON.parse(JSON.stringify(file));
        expect(await read(JSON.stringify(file, undefined, isSpaced ? 1 : 0), size)).toEqual({ ops, head });
      },
    ),
  );
});

test.each([
  ['an end in the middle', '{"format":"wayword-study","ops":[{"id":"a"},{"i'],
  ['a list that is not closed', '{"ops":[1,2'],
  ['ops that are no list', '{"ops":{"a":1}}'],
  ['text behind the end', '{"ops":[]} x'],
  ['a list instead of an object', '["ops",[1,2]]'],
])('%s is refused', async (_, text) => {
  for (const size of [1, 7, 1_000]) await expect(read(text, size)).rejects.toThrow();
});

test('bytes that are not UTF-8 are refused, in an entry and beside the list', async () => {
  for (const text of ['{"ops":[{"id":"?"}]}', '{"format":"?","ops":[]}']) {
    const bytes = new TextEncoder().encode(text);
    bytes[bytes.indexOf(0x3f)] = 0xff;
    await expect(read(bytes, 5)).rejects.toMatchObject({ code: 'backup-invalid' });
  }
});

test('a large field before the entries is only in the last piece', async () => {
  const ops = Array.from({ length: 100 }, (_, index) => ({ id: `${index}` }));
  const file = { version: 2, decks: 'x'.repeat(500), ops, end: 1 };
  const heads: object[] = [];
  for await (const { head } of splitBackup(new Blob([JSON.stringify(file)]), 100)) heads.push(head);
  expect(heads.pop()).toEqual({ version: 2, decks: file.decks, end: 1 });
  expect(heads.length).toBeGreaterThan(10);
  for (const head of heads) expect(head).toEqual({ version: 2 });
});
