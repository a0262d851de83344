import { expect, test, vi } from 'vitest';
import { createActionsLoader } from '../../src/page/actions-loader.ts';
import type { PageActions } from '../../src/page/hover-parts.ts';

const makeActions = () => ({ refresh: vi.fn(), stop: vi.fn() }) as unknown as PageActions;
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the second part is loaded once, by the first use', async () => {
  const actions = makeActions();
  const load = vi.fn(async () => actions);
  const loader = createActionsLoader(load);
  expect([load.mock.calls.length, loader.loaded]).toEqual([0, undefined]);
  const used: PageActions[] = [];
  loader.use((loaded) => used.push(loaded));
  loader.use((loaded) => used.push(loaded));
  await settle();
  expect(used).toEqual([actions, actions]);
  expect(loader.loaded).toBe(actions);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a use after a failure loads again', async () => {
  const actions = makeActions();
  const load = vi.fn(async () => actions).mockRejectedValueOnce(new Error('no script'));
  const loader = createActionsLoader(load);
  const used: PageActions[] = [];
  loader.use((loaded) => used.push(loaded));
  await settle();
  expect([used, loader.loaded]).toEqual([[], undefined]);
  loader.use((loaded) => used.push(loaded));
  await settle();
  expect(used).toEqual([actions]);
});

test('stopping loads nothing, and stops what is loaded or loading', async () => {
  const actions = makeActions();
  const load = vi.fn(async () => actions);
  createActionsLoader(load).stop();
  expect(load).not.toHaveBeenCalled();
  const loader = createActionsLoader(load);
  loader.use(() => undefined);
  loader.stop();
  await settle();
  expect(actions.stop).toHaveBeenCalledTimes(1);
});
