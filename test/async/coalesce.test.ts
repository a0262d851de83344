import { expect, test } from 'vitest';
import { coalesce } from '../../src/async/coalesce.ts';

/** A task whose runs end on command. */
function makeTask() {
  const ends: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const call = coalesce(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
  return { ends, call };
}

test('calls during a run share one run after it', async () => {
  const { ends, call } = makeTask();
  const first = call();
  const later = [call(), call()];
  ends[0]?.resolve();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve();
  await Promise.all(later);
  expect(ends).toHaveLength(2);
});

test('a run that fails fails for its caller alone: calls during it, and during later runs, still get a run after them', async () => {
  const { ends, call } = makeTask();
  const first = call();
  const second = call();
  ends[0]?.reject(new Error('storage-unavailable'));
  await expect(first).rejects.toThrow('storage-unavailable');
  await expect.poll(() => ends.length).toBe(2);
  const third = call();
  ends[1]?.resolve();
  await second;
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.resolve();
  await third;
});
