import { afterEach, expect, test, vi } from 'vitest';
import { loadScript } from '../../entrypoints/background/load-script.ts';

afterEach(() => vi.unstubAllGlobals());

/** Makes the scope of a worker in which a script does what is given. @returns Its way of listening. */
function makeWorker(script: () => void) {
  const listen = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('importScripts', script);
  return listen;
}

test('a script that a worker loads late listens to nothing, of which Chrome would warn', async () => {
  const listen = makeWorker(() => addEventListener('pagehide', () => undefined));
  await loadScript('/background-more.js');
  expect(listen).not.toHaveBeenCalled();
  addEventListener('online', () => undefined);
  expect(listen).toHaveBeenCalledTimes(1);
});

test('one that cannot be loaded leaves the worker able to listen', async () => {
  const listen = makeWorker(() => {
    throw new Error('Expected a script, got none.');
  });
  await expect(loadScript('/background-more.js')).rejects.toThrow('got none');
  addEventListener('online', () => undefined);
  expect(listen).toHaveBeenCalledTimes(1);
});
