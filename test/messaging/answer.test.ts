import { describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { answer, type Handlers } from '../../src/messaging/answer.ts';
import { MESSAGES, type MessageName } from '../../src/messaging/messages.ts';
import type { Sender } from '../../src/messaging/sender.ts';

const EVERYWHERE: MessageName[] = [
  'lookup.get',
  'lookup.define',
  'lookup.findPair',
  'lookup.classify',
  'marks.begin',
  'marks.count',
  'sound.play',
  'anki.add',
  'lookup.findNear',
  'lookup.findFit',
  'lookup.findFull',
  'study.mark',
  'study.undoMark',
  'hover.settings',
  'hover.start',
  'hover.wake',
  'hover.more',
  'hover.pieces',
  'hover.frame',
  'hover.site',
  'hover.changeSite',
  'definition.put',
  'history.note',
  'definition.remove',
];
const names = Object.keys(MESSAGES) as MessageName[];
const pagesOnly = names.filter((name) => !EVERYWHERE.includes(name));

/** Every message is answered with its own name. */
function makeHandlers() {
  const handled: string[] = [];
  const entries = names.map((name) => {
    const handler = async () => {
      handled.push(name);
      return name;
    };
    return [name, handler];
  });
  return { handlers: Object.fromEntries(entries) as unknown as Handlers, handled };
}

const ownPage = (path = '/options.html'): Sender => ({
  id: browser.runtime.id,
  url: browser.runtime.getURL(path as '/'),
});
/** The sender of a content script in a web page, as both browsers report it. */
const contentScript: Sender = { id: browser.runtime.id, url: 'https://news.example/article' };

describe('a message for extension pages', () => {
  test.each(pagesOnly)('%s from a content script is rejected before it is parsed', async (name) => {
    const { handlers, handled } = makeHandlers();
    expect(await answer(MESSAGES, handlers, { type: name }, contentScript)).toMatchObject({
      ok: false,
      error: { code: 'forbidden' },
    });
    expect(handled).toEqual([]);
  });

  test.each<[string, Sender]>([
    [
      'a page whose address begins like ours',
      { ...ownPage(), url: browser.runtime.getURL('/').replace(/\/$/, '.evil.example/') },
    ],
    ['a page that has our address in its own', { ...ownPage(), url: `https://evil.example/${ownPage().url}` }],
    ['a frame without an address', { id: browser.runtime.id, url: 'about:srcdoc' }],
    ['nowhere', { id: browser.runtime.id }],
    ['another extension', { ...ownPage(), id: 'another-extension' }],
    ['nobody', {}],
  ])('is rejected from %s', async (_, sender) => {
    const { handlers, handled } = makeHandlers();
    expect(await answer(MESSAGES, handlers, { type: 'upstream.get' }, sender)).toMatchObject({
      ok: false,
      error: { code: 'forbidden' },
    });
    expect(handled).toEqual([]);
  });

  test('is answered for an extension page', async () => {
    const { handlers } = makeHandlers();
    const reply = await answer(MESSAGES, handlers, { type: 'upstream.get' }, ownPage('/popup.html?tab'));
    expect(reply).toEqual({ ok: true, value: 'upstream.get' });
  });
});

test.each(EVERYWHERE)('%s is accepted from a content script', async (name) => {
  const { handlers } = makeHandlers();
  const reply = await answer(MESSAGES, handlers, { type: name, isEvil: true }, contentScript);
  // The envelope is read first and is not part of the message.
  expect(reply).toMatchObject({ ok: false, error: { code: 'bad-request' } });
});

test('an unexpected failure is reported without the request’s content', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { handlers } = makeHandlers();
  const broken: Handlers = {
    ...handlers,
    async 'upstream.connect'() {
      throw new TypeError('Cannot read properties of undefined');
    },
  };
  const request = { type: 'upstream.connect', address: 'https://cards.example.org', key: 'top-secret' };
  const reply = await answer(MESSAGES, broken, request, ownPage());
  expect(reply).toMatchObject({ ok: false, error: { code: 'internal' } });
  expect(JSON.stringify([reply, log.mock.calls.map(String)])).not.toContain('top-secret');
});

test.each(['suspend', 'bury', 'reset', 'know-all', 'review'])(
  'a content script may not mark a word as %s',
  async (mark) => {
    const { handlers, handled } = makeHandlers();
    const request = { type: 'study.mark', id: crypto.randomUUID(), pair: 'spa-eng', word: 'casa' };
    expect(await answer(MESSAGES, handlers, { ...request, mark }, contentScript)).toMatchObject({
      ok: false,
      error: { code: 'bad-request' },
    });
    expect(handled).toEqual([]);
    expect(await answer(MESSAGES, handlers, { ...request, mark: 'know' }, contentScript)).toMatchObject({
      ok: true,
    });
  },
);
