// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../../../src/model/error-code.ts';
import type { LanguagePair } from '../../../../src/model/pair.ts';
import { ConnectionSection } from '../../../../src/ui/options/server/ConnectionSection.tsx';
import { createConnection } from '../../../../src/ui/options/server/connection.ts';
import type { Offers } from '../../../../src/ui/options/server/ServerOffers.tsx';
import { makeLanguage } from '../../support/builders.ts';
import { makeBackground } from '../../support/fake-background.ts';
import { byId, settle, textOf } from '../../support/page.ts';

const KEY = 'wk_3f9a-Zx.71';
const ADDRESS = 'http://localhost:8787';
const languages = [makeLanguage('spa', true), makeLanguage('deu', true), makeLanguage('eng')];

async function open({ isConnected = false, isAllowed = true } = {}) {
  const upstream = isConnected ? { address: ADDRESS, languages, connectedAt: 0 } : undefined;
  const background = makeBackground({ languages, upstream });
  const connection = createConnection(background.send, async () => isAllowed);
  const root = document.body.appendChild(document.createElement('div'));
  const synced: LanguagePair[] = [];
  const offers: Offers = {
    pairs: [{ from: 'spa', to: 'eng' }],
    offerOf: () => (synced.length > 0 ? 'under-way' : 'start'),
    sync: (pair) => void synced.push(pair),
  };
  await settle(() => render(<ConnectionSection connection={connection} offers={offers} />, root));
  await settle(() => connection.load());
  return { background, connection, root, synced };
}

async function type(id: string, value: string) {
  const field = byId<HTMLInputElement>(id);
  field.value = value;
  await settle(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

const submit = () => settle(() => byId<HTMLFormElement>('connection-form').requestSubmit());
const press = (id: string) => settle(() => byId(id).click());

async function connect(address: string, key: string) {
  await type('server-address', address);
  await type('api-key', key);
  await submit();
}

/** Everything that a script in the page could find: the markup, and the content of fields. */
function everythingIn(root: Node): string {
  const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
  return [(root as Element).outerHTML, ...fields.flatMap(({ value, defaultValue }) => [value, defaultValue])].join(
    '\n',
  );
}

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

describe('the result of connecting', () => {
  test('offers the decks of the server, with one press each', async () => {
    const { synced } = await open();
    await connect(ADDRESS, KEY);
    const button = byId('server-offers').querySelector('button');
    expect(button?.textContent).toBe('Sync Spanish to English');
    await settle(() => button?.click());
    expect(synced).toEqual([{ from: 'spa', to: 'eng' }]);
  });

  test('connected to a server without flashcards: there is nothing to sync', async () => {
    const { background } = await open();
    background.languages = [makeLanguage('eng')];
    await connect(ADDRESS, KEY);
    expect(textOf('connection-messages')).toBe(
      'Connected: 1 language, 0 with flashcards.This server has no flashcards in any language yet.',
    );
    expect(byId('connection-messages').querySelector('[data-tone="success"]')).toBeNull();
  });

  test('connected: the server’s languages', async () => {
    await open();
    await connect(ADDRESS, KEY);
    expect(textOf('connection-messages')).toBe('Connected: 3 languages, 2 with flashcards.Sync Spanish to English');
    expect(textOf('connected-address')).toBe(ADDRESS);
    expect(document.activeElement).toBe(byId('connection-title'));
  });

  test.each<[ErrorCode, string, 'server-address' | 'api-key' | undefined]>([
    ['key-refused', 'The server refused the key. Check that the key is complete', 'api-key'],
    ['key-invalid', 'This cannot be an API key.', 'api-key'],
    ['not-the-api', 'This does not look like a flashcard server. Something else answers', 'server-address'],
    ['unreachable', 'The server cannot be reached. Check that the address is right', 'server-address'],
    ['redirected', 'The server redirects elsewhere. Your key is only ever sent', 'server-address'],
    [
      'permission-needed',
      'Wayword is not allowed to access this server. Click Connect again and allow access',
      undefined,
    ],
    ['server-busy', 'The server asked us to wait.', undefined],
    ['server-error', 'The server has a problem. The fault is on the server’s side.', undefined],
    ['timeout', 'The server took too long.', undefined],
    ['answer-broken', 'The server’s answer could not be read.', undefined],
    ['response-too-large', 'The server’s answer is too large.', undefined],
    ['storage-full', 'The disk is full.', undefined],
    ['no-answer', 'Wayword did not respond.', undefined],
  ])('%s: a sentence, with the invalid field', async (code, words, blamed) => {
    const { background } = await open();
    background.failures.set('upstream.connect', code);
    byId('connect').focus();
    await connect(ADDRESS, KEY);
    expect(textOf('connection-messages').replaceAll('.', '. ').replace(/\s+/g, ' ')).toContain(words);
    expect(['server-address', 'api-key'].filter((id) => byId(id).getAttribute('aria-invalid') === 'true')).toEqual(
      blamed ? [blamed] : [],
    );
    expect(document.activeElement).toBe(byId(blamed ?? 'connect'));
    const isDescribed = (id: string) => byId(id).getAttribute('aria-describedby')?.endsWith(' connection-messages');
    expect(['server-address', 'api-key'].filter(isDescribed)).toEqual(blamed ? [blamed] : []);
    expect([byId<HTMLInputElement>('server-address').value, byId<HTMLInputElement>('api-key').value]).toEqual([
      ADDRESS,
      KEY,
    ]);
  });

  test.each<[string, string, ErrorCode]>([
    ['an address that is none', 'not an address', 'address-invalid'],
    ['http to another machine', 'http://cards.example.org', 'address-insecure'],
  ])('%s is reported before any request', async (_, address) => {
    const { background } = await open();
    await connect(address, KEY);
    expect(byId('server-address').getAttribute('aria-invalid')).toBe('true');
    expect(background.received).toEqual(['upstream.get']);
  });

  test('with both fields empty, the first is marked', async () => {
    const { background } = await open();
    await submit();
    expect(byId('server-address').getAttribute('aria-invalid')).toBe('true');
    expect(byId('api-key').getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement).toBe(byId('server-address'));
    expect(background.received).toEqual(['upstream.get']);
  });

  test('the button beside the key is named after its action', async () => {
    await open();
    const button = () => byId('show-key');
    expect([button().textContent, button().getAttribute('aria-label')]).toEqual(['Show', 'Show the API key']);
    await press('show-key');
    expect(byId<HTMLInputElement>('api-key').type).toBe('text');
    expect([button().textContent, button().getAttribute('aria-label')]).toEqual(['Hide', 'Hide the API key']);
    expect(button().hasAttribute('aria-pressed')).toBe(false);
  });

  test('disconnecting a server does not show that it is connecting', async () => {
    const { background } = await open({ isConnected: true });
    let answer: () => void = () => undefined;
    background.gate = new Promise((resolve) => {
      answer = resolve;
    });
    await press('disconnect');
    expect(textOf('connection-messages')).toBe('');
    answer();
    await settle(() => undefined);
    expect(textOf('connection-messages')).toContain('Disconnected');
  });

  test('permission refused: no request is sent', async () => {
    const { background } = await open({ isAllowed: false });
    await connect('https://cards.example.org', KEY);
    expect(textOf('connection-messages')).toContain('allow access to the server when the browser asks');
    expect(background.received).toEqual(['upstream.get']);
  });

  test('unreachable over https: the certificate may be the reason, which a tab can show', async () => {
    const { background } = await open();
    background.failures.set('upstream.connect', 'unreachable');
    await connect('cards.example.org:8443/api/v1/lang/', KEY);
    expect(textOf('connection-messages')).toContain(
      'rejected the server’s certificate. To find out, open the address in a tab',
    );
    const link = byId('certificate-advice').querySelector('a');
    expect([link?.href, link?.target, link?.rel]).toEqual(['https://cards.example.org:8443/', '_blank', 'noreferrer']);
  });

  test.each<[string, string, ErrorCode]>([
    ['unreachable over http', ADDRESS, 'unreachable'],
    ['refused over https', 'https://cards.example.org', 'key-refused'],
  ])('%s has nothing to do with certificates', async (_, address, code) => {
    const { background } = await open();
    background.failures.set('upstream.connect', code);
    await connect(address, KEY);
    expect(document.getElementById('certificate-advice')).toBeNull();
  });
});

test('while the server is contacted, the button says so, announces it and is inactive', async () => {
  const { background } = await open();
  let answer: () => void = () => undefined;
  background.gate = new Promise((resolve) => {
    answer = resolve;
  });
  await connect(ADDRESS, KEY);
  expect([textOf('connect'), byId('connect').getAttribute('aria-disabled')]).toEqual(['Connecting…', 'true']);
  expect([textOf('connection-messages'), byId('connection-messages').getAttribute('role')]).toEqual([
    'Connecting…',
    'status',
  ]);
  await submit();
  answer();
  await settle(() => undefined);
  expect(background.received.filter((name) => name === 'upstream.connect')).toHaveLength(1);
  expect(textOf('connection-messages')).toContain('Connected');
});

describe('the key, once it is stored,', () => {
  test.each([false, true])('is nowhere in the page (it was shown: %s)', async (isShown) => {
    const { root } = await open();
    await type('server-address', ADDRESS);
    await type('api-key', KEY);
    if (isShown) await settle(() => byId('api-key').parentElement?.querySelector('button')?.click());
    expect(everythingIn(root)).toContain(KEY);
    await submit();
    expect(everythingIn(root)).not.toContain(KEY);
    expect(textOf('stored-key')).toContain('••••••••');
    for (const id of ['replace-key', 'keep-connection', 'change-server', 'keep-connection', 'disconnect']) {
      await press(id);
      expect(everythingIn(root)).not.toContain(KEY);
    }
  });

  test('can be replaced, at the same address', async () => {
    const { background } = await open({ isConnected: true });
    await press('replace-key');
    expect(document.getElementById('server-address')).toBeNull();
    expect(textOf('fixed-address')).toBe(ADDRESS);
    expect(document.activeElement).toBe(byId('api-key'));
    await type('api-key', 'another-key');
    await submit();
    expect(background.requests.at(-1)).toEqual({
      name: 'upstream.connect',
      request: { address: ADDRESS, key: 'another-key' },
    });
    expect(textOf('connection-messages')).toContain('Connected');
  });

  test('is required again with another address', async () => {
    const { background } = await open({ isConnected: true });
    await press('change-server');
    expect(document.activeElement).toBe(byId('server-address'));
    expect(byId<HTMLInputElement>('api-key').value).toBe('');
    await type('server-address', 'https://other.example');
    await submit();
    expect(textOf('connection-messages')).toContain('The API key is missing.');
    expect(document.activeElement).toBe(byId('api-key'));
    expect(background.received).not.toContain('upstream.connect');
  });

  test.each(['replace-key', 'change-server'])('stays when %s is cancelled, which returns the focus', async (id) => {
    const { background } = await open({ isConnected: true });
    await press(id);
    await press('keep-connection');
    expect(textOf('connected-address')).toBe(ADDRESS);
    expect(document.activeElement).toBe(byId(id));
    expect(background.received).toEqual(['upstream.get']);
  });

  test('is forgotten on request; the button’s text says what stays', async () => {
    const { background } = await open({ isConnected: true });
    expect(textOf(byId('disconnect').getAttribute('aria-describedby') ?? '')).toBe('Deletes the key. Your decks stay.');
    await press('disconnect');
    expect(background.received).toContain('upstream.disconnect');
    expect(textOf('connection-messages')).toContain('The key was deleted');
    expect(document.activeElement).toBe(byId('connection-title'));
    expect(byId<HTMLInputElement>('server-address').value).toBe(ADDRESS);
  });
});
