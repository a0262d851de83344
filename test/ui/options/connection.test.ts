import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../../src/app-error.ts';
import { createConnection } from '../../../src/ui/options/connection.ts';
import { makeLanguage } from '../support/builders.ts';
import { makeBackground } from '../support/fake-background.ts';

function makeConnection({
  allow = true,
  background = makeBackground({ languages: [makeLanguage('spa', true)] }),
} = {}) {
  const asked: string[] = [];
  const connection = createConnection(background.send, async (pattern) => {
    asked.push(pattern);
    return allow;
  });
  return { connection, background, asked };
}

function type(connection: ReturnType<typeof createConnection>, address: string, key = 'secret') {
  connection.address.value = address;
  connection.key.value = key;
}

describe('connecting', () => {
  test('sends what was typed and tells the languages', async () => {
    const { connection, background, asked } = makeConnection();
    type(connection, 'http://127.0.0.1:8787');
    expect(await connection.connect()).toBe(true);
    expect(background.requests).toContainEqual({
      name: 'upstream.connect',
      request: { address: 'http://127.0.0.1:8787', key: 'secret' },
    });
    expect(connection.news.value).toMatchObject({ kind: 'connected', upstream: { languages: [{ iso639_3: 'spa' }] } });
    expect(asked).toEqual([]);
  });

  test('asks the browser for a server elsewhere, before anything is awaited', () => {
    const { connection, asked } = makeConnection();
    type(connection, 'cards.example.org:8443/base');
    void connection.connect();
    expect(asked).toEqual(['https://cards.example.org/*']);
  });

  test('goes no further when that is refused', async () => {
    const { connection, background } = makeConnection({ allow: false });
    type(connection, 'https://cards.example.org');
    expect(await connection.connect()).toBe(false);
    expect(connection.news.value).toEqual({ kind: 'failed', code: 'permission-needed' });
    expect(background.received).toEqual([]);
  });

  test('asks for nothing while the key is missing', async () => {
    const { connection, asked } = makeConnection();
    type(connection, 'https://cards.example.org', '  ');
    await connection.connect();
    expect(connection.news.value).toEqual({ kind: 'failed', code: 'key-missing' });
    expect(asked).toEqual([]);
  });

  test.each<ErrorCode>(['key-refused', 'address-invalid', 'address-insecure', 'not-the-api', 'unreachable'])(
    'that ends in %s keeps what was typed',
    async (code) => {
      const { connection, background } = makeConnection();
      background.failures.set('upstream.connect', code);
      type(connection, 'http://127.0.0.1:1');
      await connection.connect();
      expect(connection.news.value).toEqual({ kind: 'failed', code });
      expect([connection.address.value, connection.key.value]).toEqual(['http://127.0.0.1:1', 'secret']);
      expect(connection.isBusy.value).toBe(false);
    },
  );

  test('is not begun twice', async () => {
    const { connection, background } = makeConnection();
    type(connection, 'http://localhost:8787');
    await Promise.all([connection.connect(), connection.connect()]);
    expect(background.received).toEqual(['upstream.connect']);
  });
});

test('disconnecting forgets the key and keeps the address', async () => {
  const { connection } = makeConnection();
  type(connection, 'http://localhost:8787');
  await connection.connect();
  await connection.disconnect();
  expect(connection.upstream.value).toBeUndefined();
  expect([connection.address.value, connection.key.value]).toEqual(['http://localhost:8787', '']);
});

test('loading shows the server that is connected without touching what is being typed', async () => {
  const background = makeBackground({ upstream: { address: 'https://a.example', languages: [], connectedAt: 0 } });
  const { connection } = makeConnection({ background });
  type(connection, 'https://b.example');
  await connection.load();
  expect(connection.upstream.value?.address).toBe('https://a.example');
  expect(connection.address.value).toBe('https://b.example');
});
