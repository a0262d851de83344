import { expect, test, vi } from 'vitest';
import type { More } from '../../src/page/core.ts';
import { createMoreLoader } from '../../src/page/more-loader.ts';

const makeMore = () => ({ refresh: vi.fn(), stop: vi.fn() }) as unknown as More;
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the second part is loaded once, by the first use', async () => {
  const more = makeMore();
  const load = vi.fn(async () => more);
  const loader = createMoreLoader(load);
  expect([load.mock.calls.length, loader.loaded]).toEqual([0, undefined]);
  const used: More[] = [];
  loader.use((loaded) => used.push(loaded));
  loader.use((loaded) => used.push(loaded));
  await settle();
  expect(used).toEqual([more, more]);
  expect(loader.loaded).toBe(more);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a use after a failure loads again', async () => {
  const more = makeMore();
  const load = vi.fn(async () => more).mockRejectedValueOnce(new Error('no script'));
  const loader = createMoreLoader(load);
  const used: More[] = [];
  loader.use((loaded) => used.push(loaded));
  await settle();
  expect([used, loader.loaded]).toEqual([[], undefined]);
  loader.use((loaded) => used.push(loaded));
  await settle();
  expect(used).toEqual([more]);
});

test('stopping loads nothing, and stops what is loaded or loading', async () => {
  const more = makeMore();
  const load = vi.fn(async () => more);
  createMoreLoader(load).stop();
  expect(load).not.toHaveBeenCalled();
  const loader = createMoreLoader(load);
  loader.use(() => undefined);
  loader.stop();
  await settle();
  expect(more.stop).toHaveBeenCalledTimes(1);
});
