import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, lookupGet, sendMessage, startSync, waitForSync, waitForText } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import { type ReferenceApi, startReferenceApi } from '../../src/server/api/server.ts';
import { makeDeckFile, makeDeckFileCards } from '../support/contract/make-deck-file.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { ONE_BROWSER } from './support/share.ts';

/** A server that answers every request in the same way. */
async function startServer(status: number, headers: Record<string, string>, body: string): Promise<Server> {
  const server = createServer((_, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe.each(ONE_BROWSER)('bad input in %s', (kind) => {
  let api: ReferenceApi;
  let extension: ExtensionBrowser;
  let options: Page;
  const servers: Server[] = [];

  beforeAll(async () => {
    api = await startReferenceApi({ decks: [makeDeckFile({ cards: makeDeckFileCards(50) })] });
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
  });
  afterAll(async () => {
    await extension?.close();
    await api?.close();
    for (const server of servers) server.close();
  });

  async function start(status: number, headers: Record<string, string>, body: string): Promise<string> {
    const server = await startServer(status, headers, body);
    servers.push(server);
    return addressOf(server);
  }

  test('a wrong key', async () => {
    expect(await connect(options, api.address, 'wrong-key')).toContain('The server refused the key');
  });

  test('typed text stays in the form', async () => {
    expect(await options.$eval('#server-address', (field) => (field as HTMLInputElement).value)).toBe(api.address);
  });

  test('a missing key', async () => {
    expect(await connect(options, api.address, ' ')).toContain('The API key is missing');
  });

  test('an invalid address', async () => {
    expect(await connect(options, 'not an address', api.key)).toContain('This is not a server address');
  });

  test('http to another machine', async () => {
    expect(await connect(options, 'http://cards.example.org', api.key)).toContain('This address is not secure');
  });

  test('a server that answers with HTML', async () => {
    const address = await start(200, { 'content-type': 'text/html' }, '<!doctype html><h1>Welcome to nginx!</h1>');
    expect(await connect(options, address, api.key)).toContain('This does not look like a flashcard server');
  });

  test('a page that does not exist', async () => {
    const address = await start(404, { 'content-type': 'text/html' }, '<h1>Not found</h1>');
    expect(await connect(options, address, api.key)).toContain('This does not look like a flashcard server');
  });

  test('a redirect never receives the key', async () => {
    let gotKey: string | undefined;
    const other = createServer((request, response) => {
      gotKey = request.headers.authorization;
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    servers.push(other);
    const address = await start(302, { location: `${addressOf(other)}/api/v1/lang/` }, '');
    expect(await connect(options, address, api.key)).toContain('The server redirects elsewhere');
    expect(gotKey).toBeUndefined();
  });

  test('a server that is stopped', async () => {
    const server = await startServer(200, {}, '');
    const address = addressOf(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await connect(options, address, api.key)).toContain('The server cannot be reached');
  });

  test('none of these attempts connects a server', async () => {
    expect(await sendMessage(options, { type: 'upstream.get' })).toMatchObject({ ok: true });
    expect(JSON.stringify(await sendMessage(options, { type: 'upstream.get' }))).not.toContain('address');
  });

  test('a pair that the server does not have', async () => {
    expect(await connect(options, `${api.address}/api/v1/lang/`, `Api-Key ${api.key}`)).toContain(
      'Connected: 2 languages',
    );
    await sendMessage(options, { type: 'sync.start', from: 'spa', to: 'jpn' });
    const status = await waitForSync(options, 'spa-jpn', ['failed', 'done']);
    expect(status).toMatchObject({ state: 'failed', error: 'deck-empty' });
    await waitForText(options, '#deck-list', 'The server has no flashcards for this pair');
  });

  test('a rank that is not a number', async () => {
    const { status, contentType, body } = await lookupGet(options, '/api/v1/fc/?f=spa&t=eng&n=abc');
    expect([status, contentType]).toEqual([400, 'application/problem+json']);
    expect(JSON.parse(body).detail).toContain('"abc"');
  });

  test.each([
    ['an unknown message', { type: 'deck.steal' }],
    ['a field too many', { type: 'deck.list', extra: 1 }],
    ['a path that is none', { type: 'lookup.get', path: 'https://example.org/' }],
    ['text that is too long', { type: 'lookup.define', text: 'a'.repeat(257), offset: 0 }],
  ])('%s is answered with an error', async (_, message) => {
    expect(await sendMessage(options, message)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });

  test('a sync waits for a server that stops halfway, and then resumes on its own', async () => {
    const { port } = new URL(api.address);
    await api.close();
    const slow = { decks: [makeDeckFile({ cards: makeDeckFileCards(400) })], keys: [api.key], port: Number(port) };
    api = await startReferenceApi({ ...slow, latencyMs: 20 });
    await startSync(options, 'spa', 'eng');
    await options.waitForFunction(() => /\d\d+ cards/.test(document.querySelector('#deck-list')?.textContent ?? ''));
    await api.close();
    await waitForSync(options, 'spa-eng', ['waiting']);
    await waitForText(options, '#deck-list', 'The server cannot be reached');
    api = await startReferenceApi(slow);
    expect(await waitForSync(options, 'spa-eng', ['done', 'failed'])).toMatchObject({ state: 'done', cards: 400 });
    const decks = await sendMessage<DeckSummary[]>(options, { type: 'deck.list' });
    expect(decks).toMatchObject({ ok: true, value: [{ pair: 'spa-eng', cards: 400, isComplete: true }] });
  });
});
