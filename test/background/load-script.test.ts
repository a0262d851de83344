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
  await loadScript('/services.js');
  expect(listen).not.toHaveBeenCalled();
  addEventListener('online', () => undefined);
  expect(listen).toHaveBeenCalledTimes(1);
});

test('one that cannot be loaded leaves the worker able to listen', async () => {
  const listen = makeWorker(() => {
    throw new Error('Expected a script, got none.');
  });
  await expect(loadScript('/services.js')).rejects.toThrow('got none');
  addEventListener('online', () => undefined);
  expect(listen).toHaveBeenCalledTimes(1);
});

/** Makes a page in which scripts come when they are let. @returns What was asked for. */
function makePage() {
  const asked: { src: string; onload: () => void; onerror: () => void }[] = [];
  vi.stubGlobal('importScripts', undefined);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: (typeof asked)[number]) => asked.push(script) },
  });
  return asked;
}

test('a script that is on its way into a page is not asked for again', async () => {
  const asked = makePage();
  const both = Promise.all([loadScript('/languages.js'), loadScript('/languages.js')]);
  expect(asked.map(({ src }) => src)).toEqual(['/languages.js']);
  asked[0]?.onload();
  await both;
});

test('one that did not come into a page is asked for again by who needs it next', async () => {
  const asked = makePage();
  const first = loadScript('/languages.js');
  asked[0]?.onerror();
  await expect(first).rejects.toThrow('got none');
  const second = loadScript('/languages.js');
  asked[1]?.onload();
  await second;
  expect(asked).toHaveLength(2);
});
