import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../../../src/model/error-code.ts';
import { createConnection } from '../../../../src/ui/options/server/connection.ts';
import { makeLanguage } from '../../support/builders.ts';
import { makeBackground } from '../../support/fake-background.ts';

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
  test('sends the typed values and reports the languages', async () => {
    const { connection, background, asked } = makeConnection();
    type(connection, 'http://127.0.0.1:8787');
    expect(await connection.connect()).toBe(true);
    expect(background.requests).toContainEqual({
      name: 'upstream.connect',
      request: { address: 'http://127.0.0.1:8787', key: 'secret' },
    });
    expect(connection.outcome.value).toMatchObject({
      kind: 'connected',
      upstream: { languages: [{ iso639_3: 'spa' }] },
    });
    expect(asked).toEqual([]);
  });

  test('asks the browser for permission for a remote server before awaiting anything', () => {
    const { connection, asked } = makeConnection();
    type(connection, 'cards.example.org:8443/base');
    void connection.connect();
    expect(asked).toEqual(['https://cards.example.org/*']);
  });

  test('stops when that is refused', async () => {
    const { connection, background } = makeConnection({ allow: false });
    type(connection, 'https://cards.example.org');
    expect(await connection.connect()).toBe(false);
    expect(connection.outcome.value).toMatchObject({ kind: 'failed', code: 'permission-needed' });
    expect(background.received).toEqual([]);
  });

  test('requests nothing while the key is missing', async () => {
    const { connection, asked } = makeConnection();
    type(connection, 'https://cards.example.org', '  ');
    await connection.connect();
    expect(connection.outcome.value).toMatchObject({ kind: 'failed', code: 'key-missing' });
    expect(asked).toEqual([]);
  });

  test.each<ErrorCode>(['key-refused', 'address-invalid', 'address-insecure', 'not-the-api', 'unreachable'])(
    'that ends in %s keeps the typed values',
    async (code) => {
      const { connection, background } = makeConnection();
      background.failures.set('upstream.connect', code);
      type(connection, 'http://127.0.0.1:1');
      await connection.connect();
      expect(connection.outcome.value).toEqual({ kind: 'failed', code, address: 'http://127.0.0.1:1' });
      expect([connection.address.value, connection.key.value]).toEqual(['http://127.0.0.1:1', 'secret']);
      expect(connection.isBusy.value).toBe(false);
    },
  );

  test('does not start twice', async () => {
    const { connection, background } = makeConnection();
    type(connection, 'http://localhost:8787');
    await Promise.all([connection.connect(), connection.connect()]);
    expect(background.received).toEqual(['upstream.connect']);
  });
});

describe('the typed key', () => {
  test('is forgotten as soon as the background has it', async () => {
    const { connection } = makeConnection();
    type(connection, 'http://localhost:8787');
    connection.isKeyShown.value = true;
    await connection.connect();
    expect([connection.key.value, connection.isKeyShown.value]).toEqual(['', false]);
  });

  test('is sent to the address beside it when Connect was clicked', async () => {
    const background = makeBackground();
    let allow: (isAllowed: boolean) => void = () => undefined;
    const asked = new Promise<boolean>((resolve) => {
      allow = resolve;
    });
    const connection = createConnection(background.send, () => asked);
    type(connection, 'https://cards.example.org');
    const attempt = connection.connect();
    type(connection, 'https://elsewhere.example', 'another');
    allow(true);
    await attempt;
    expect(background.requests).toEqual([
      { name: 'upstream.connect', request: { address: 'https://cards.example.org', key: 'secret' } },
    ]);
  });
});

describe('changing what is connected', () => {
  const ADDRESS = 'http://localhost:8787';

  async function makeConnected() {
    const parts = makeConnection();
    type(parts.connection, ADDRESS);
    await parts.connection.connect();
    parts.background.requests.length = 0;
    return parts;
  }

  test.each(['key', 'server'] as const)('the form for another %s starts without a key', async (what) => {
    const { connection } = await makeConnected();
    type(connection, 'https://typed.example', 'typed');
    connection.edit(what);
    expect([connection.address.value, connection.key.value]).toEqual([ADDRESS, '']);
  });

  test.each(['key', 'server'] as const)(
    'no key is sent if none is typed into the form for another %s',
    async (what) => {
      const { connection, background } = await makeConnected();
      connection.edit(what);
      if (what === 'server') connection.address.value = 'http://127.0.0.1:9999';
      expect(await connection.connect()).toBe(false);
      expect(connection.outcome.value).toMatchObject({ kind: 'failed', code: 'key-missing' });
      expect(background.requests).toEqual([]);
    },
  );

  test('another key goes to the same server', async () => {
    const { connection, background } = await makeConnected();
    connection.edit('key');
    connection.key.value = 'new-key';
    expect(await connection.connect()).toBe(true);
    expect(background.requests).toEqual([{ name: 'upstream.connect', request: { address: ADDRESS, key: 'new-key' } }]);
    expect([connection.editing.value, connection.key.value]).toEqual([undefined, '']);
  });

  test('a refused key keeps the form and the connection', async () => {
    const { connection, background } = await makeConnected();
    background.failures.set('upstream.connect', 'key-refused');
    connection.edit('key');
    connection.key.value = 'wrong';
    await connection.connect();
    expect([connection.editing.value, connection.upstream.value?.address]).toEqual(['key', ADDRESS]);
  });

  test('cancelling clears the typed values and the error', async () => {
    const { connection, background } = await makeConnected();
    background.failures.set('upstream.connect', 'unreachable');
    connection.edit('server');
    type(connection, 'http://127.0.0.1:9999', 'typed');
    await connection.connect();
    connection.cancel();
    expect([connection.editing.value, connection.address.value, connection.key.value]).toEqual([
      undefined,
      ADDRESS,
      '',
    ]);
    expect(connection.outcome.value).toBeUndefined();
  });

  test('a key that is being typed is dropped when another page connects another server', async () => {
    const { connection, background } = await makeConnected();
    connection.edit('key');
    connection.key.value = 'for the first server';
    background.upstream = { address: 'https://other.example', languages: [], connectedAt: 0 };
    await connection.load();
    expect([connection.editing.value, connection.key.value]).toEqual([undefined, '']);
    expect(connection.upstream.value?.address).toBe('https://other.example');
  });

  test('text that is being typed stays when another page disconnects', async () => {
    const { connection, background } = await makeConnected();
    connection.edit('server');
    type(connection, 'http://127.0.0.1:9999', 'typed');
    background.upstream = undefined;
    await connection.load();
    expect([connection.editing.value, connection.address.value, connection.key.value]).toEqual([
      undefined,
      'http://127.0.0.1:9999',
      'typed',
    ]);
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

test('loading shows the connected server without touching text that is being typed', async () => {
  const background = makeBackground({ upstream: { address: 'https://a.example', languages: [], connectedAt: 0 } });
  const { connection } = makeConnection({ background });
  type(connection, 'https://b.example');
  await connection.load();
  expect(connection.upstream.value?.address).toBe('https://a.example');
  expect(connection.address.value).toBe('https://b.example');
});
