import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { createDocumentPlayer, type SoundOrder, type SoundReport } from '../../entrypoints/sound/document-player.ts';

const TAKE = new Blob(['sound']);

/** What happened, in order. */
let seen: string[];
/** The ports of the orders that the document has received. */
let ports: MessagePort[];
let isOpen: boolean;
/** What the document answers at once. */
let answer: SoundReport | undefined;

beforeEach(() => {
  seen = [];
  ports = [];
  isOpen = false;
  answer = true;
  const page = {
    url: browser.runtime.getURL('/offscreen.html' as '/'),
    postMessage({ take, rate }: SoundOrder, [port]: MessagePort[]) {
      seen.push(take ? `play ${rate}` : 'stop');
      if (!port) return;
      ports.push(port);
      if (answer !== undefined) port.postMessage(answer);
    },
  };
  const popup = { ...page, url: browser.runtime.getURL('/popup.html') };
  vi.stubGlobal('clients', { matchAll: async () => (isOpen ? [popup, page] : [popup]) });
  Object.assign(browser, {
    offscreen: {
      async createDocument() {
        if (isOpen) throw new Error('Only a single offscreen document may be created.');
        isOpen = true;
        seen.push('open');
      },
      async closeDocument() {
        isOpen = false;
        seen.push('close');
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const port of ports) port.close();
});

const end = (port: MessagePort | undefined) => port?.postMessage('over' satisfies SoundReport);

test('a recording plays in a document, which closes at its end', async () => {
  const player = createDocumentPlayer();
  expect(await player.play(TAKE, 0.6)).toBe(true);
  expect(seen).toEqual(['open', 'play 0.6']);
  end(ports[0]);
  await vi.waitFor(() => expect(seen).toEqual(['open', 'play 0.6', 'close']));
});

test('a recording that replaces another one keeps the document', async () => {
  const player = createDocumentPlayer();
  await Promise.all([player.play(TAKE, 1), player.play(TAKE, 0.6)]);
  end(ports[0]);
  await new Promise((done) => setTimeout(done, 20));
  expect(seen).toEqual(['open', 'play 1', 'play 0.6']);
  end(ports[1]);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('close'));
});

test('a document that another worker has left open is used', async () => {
  isOpen = true;
  expect(await createDocumentPlayer().play(TAKE, 1)).toBe(true);
  expect(seen).toEqual(['play 1']);
});

test('a recording that the document cannot play is reported', async () => {
  answer = false;
  expect(await createDocumentPlayer().play(TAKE, 1)).toBe(false);
});

test('a document that does not answer counts as silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  answer = undefined;
  const playing = createDocumentPlayer().play(TAKE, 1);
  await vi.waitFor(() => expect(ports).toHaveLength(1));
  await vi.runAllTimersAsync();
  expect(await playing).toBe(false);
});

test('nothing is opened to stop', async () => {
  const player = createDocumentPlayer();
  player.stop();
  await new Promise((done) => setTimeout(done, 5));
  expect(seen).toEqual([]);
  await player.play(TAKE, 1);
  player.stop();
  await vi.waitFor(() => expect(seen).toEqual(['open', 'play 1', 'stop']));
});
