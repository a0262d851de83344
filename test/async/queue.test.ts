import { expect, test } from 'vitest';
import { createQueue } from '../../src/async/queue.ts';

test('a task starts after the previous one has ended, and its result goes to its caller', async () => {
  const enqueue = createQueue();
  const steps: string[] = [];
  let end = () => {};
  const first = enqueue(async () => {
    steps.push('first starts');
    await new Promise<void>((resolve) => (end = resolve));
    steps.push('first ends');
    return 1;
  });
  const second = enqueue(async () => {
    steps.push('second starts');
    return 2;
  });
  await Promise.resolve();
  expect(steps).toEqual(['first starts']);
  end();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(steps).toEqual(['first starts', 'first ends', 'second starts']);
});

test('a task that fails reports to its caller and does not stop the next one', async () => {
  const enqueue = createQueue();
  const failed = enqueue(() => Promise.reject(new Error('Expected room, got none.')));
  const next = enqueue(async () => 'next');
  await expect(failed).rejects.toThrow('Expected room, got none.');
  expect(await next).toBe('next');
});
