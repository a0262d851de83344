import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryFile, type ScratchFile } from '../../src/async/scratch-file.ts';
import { createTextOrder } from '../../src/async/text-order.ts';

const added = fc.array(
  fc.array(
    fc.record({
      order: fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constantFrom(Number.POSITIVE_INFINITY, 0.5)),
      text: fc.string({ unit: 'grapheme', maxLength: 40 }),
    }),
    { maxLength: 20 },
  ),
  { maxLength: 20 },
);

test('texts are read by their numbers, those of one number as they were added, however few bytes are held', async () => {
  const bound = fc.integer({ min: 1, max: 400 });
  await fc.assert(
    fc.asyncProperty(added, bound, bound, bound, async (batches, stretchBytes, readBytes, writeBytes) => {
      const files: ScratchFile[] = [];
      const open = async () => {
        files.push(createMemoryFile());
        return files.at(-1) as ScratchFile;
      };
      const order = createTextOrder(open, { stretchBytes, readBytes, writeBytes });
      for (const batch of batches) {
        await order.add(
          batch.map(({ order }) => order),
          batch.map(({ text }) => text),
        );
      }
      const read: string[] = [];
      for await (const texts of order.read()) read.push(...texts);
      const expected = batches.flat().sort((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)));
      expect(read).toEqual(expected.map(({ text }) => text));
      expect(files.length).toBeLessThanOrEqual(1);
    }),
  );
});

test('few texts need no file', async () => {
  const order = createTextOrder(() => {
    throw new Error('Expected no file.');
  });
  await order.add([2, 1, 2], ['b', 'a', 'c']);
  const read: string[] = [];
  for await (const texts of order.read()) read.push(...texts);
  await order.close();
  expect(read).toEqual(['a', 'b', 'c']);
});

test('reading holds no more of a stretch than is read at once, beside its longest text', async () => {
  const reads: number[] = [];
  const open = async (): Promise<ScratchFile> => {
    const file = createMemoryFile();
    return {
      ...file,
      read(offset, length) {
        reads.push(length);
        return file.read(offset, length);
      },
    };
  };
  const order = createTextOrder(open, { stretchBytes: 1_000, readBytes: 100, writeBytes: 100 });
  for (let place = 0; place < 200; place += 1) await order.add([-place], ['x'.repeat(50)]);
  let count = 0;
  for await (const texts of order.read()) count += texts.length;
  expect(count).toBe(200);
  expect(Math.max(...reads)).toBe(100);
});
