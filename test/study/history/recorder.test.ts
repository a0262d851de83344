import { expect, test } from 'vitest';
import type { LookUp } from '../../../src/model/look-up.ts';
import { createRecorder, MAX_HELD } from '../../../src/study/history/recorder.ts';

const lookUp = (at: number): LookUp => ({ pair: 'deu-eng', word: 'Haus', at, form: 'Haus' });

/** A recorder over a disk that a test may fill. Time passes with `pass`. */
function setUp() {
  const disk = { isFull: false, batches: [] as number[][] };
  let due: (() => void)[] = [];
  const recorder = createRecorder({
    write: async (lookUps) => {
      if (disk.isFull) throw new Error('full');
      disk.batches.push(lookUps.map(({ at }) => at));
    },
    wait: (_, done) => due.push(done),
  });
  const pass = async () => {
    const now = due;
    due = [];
    for (const done of now) done();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { disk, recorder, pass };
}

test('look-ups are stored together, a little later', async () => {
  const { disk, recorder, pass } = setUp();
  recorder.add(lookUp(1));
  recorder.add(lookUp(2));
  expect(disk.batches).toEqual([]);
  await pass();
  recorder.add(lookUp(3));
  await pass();
  await pass();
  expect(disk.batches).toEqual([[1, 2], [3]]);
});

test('a reader sees what is not stored yet after a flush', async () => {
  const { disk, recorder } = setUp();
  recorder.add(lookUp(1));
  await recorder.flush();
  await recorder.flush();
  expect(disk.batches).toEqual([[1]]);
});

test('a full disk is quiet, and the newest look-ups follow when there is room', async () => {
  const { disk, recorder, pass } = setUp();
  disk.isFull = true;
  for (let at = 1; at <= MAX_HELD + 5; at++) recorder.add(lookUp(at));
  await pass();
  recorder.add(lookUp(MAX_HELD + 6));
  await pass();
  await recorder.flush();
  expect(disk.batches).toEqual([]);
  disk.isFull = false;
  recorder.add(lookUp(MAX_HELD + 7));
  await pass();
  expect(disk.batches.map((batch) => [batch.length, batch[0], batch.at(-1)])).toEqual([[MAX_HELD, 8, MAX_HELD + 7]]);
});
