import { afterEach, expect, test, vi } from 'vitest';
import { loadScript } from '../../entrypoints/background/load-script.ts';

afterEach(() => vi.unstubAllGlobals());

/** Creates a worker scope in which a script runs the given function. @returns Its `addEventListener`. */
function makeWorker(script: () => void) {
  const listen = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('importScripts', script);
  return listen;
}

test('a script that a worker loads late adds no listeners, which would make Chrome warn', async () => {
  const listen = makeWorker(() => addEventListener('pagehide', () => undefined));
  await loadScript('/services.js');
  expect(listen).not.toHaveBeenCalled();
  addEventListener('online', () => undefined);
  expect(listen).toHaveBeenCalledTimes(1);
});

test('a script that cannot be loaded leaves the worker able to listen', async () => {
  const listen = makeWorker(() => {
    throw new Error('Expected a script, got none.');
  });
  await expect(loadScript('/services.js')).rejects.toThrow('got none');
  addEventListener('online', () => undefined);
  expect(listen).toHaveBeenCalledTimes(1);
});

/** Creates a page in which scripts load on command. @returns The requested scripts. */
function makePage() {
  const asked: { src: string; onload: () => void; onerror: () => void }[] = [];
  vi.stubGlobal('importScripts', undefined);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: (typeof asked)[number]) => asked.push(script) },
  });
  return asked;
}

test('a script that is loading in a page is not requested again', async () => {
  const asked = makePage();
  const both = Promise.all([loadScript('/languages.js'), loadScript('/languages.js')]);
  expect(asked.map(({ src }) => src)).toEqual(['/languages.js']);
  asked[0]?.onload();
  await both;
});

test('a script that failed to load in a page is requested again by the next caller', async () => {
  const asked = makePage();
  const first = loadScript('/languages.js');
  asked[0]?.onerror();
  await expect(first).rejects.toThrow('got none');
  const second = loadScript('/languages.js');
  asked[1]?.onload();
  await second;
  expect(asked).toHaveLength(2);
});
