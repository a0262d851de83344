import { describe, expect, test } from 'vitest';
import { AppError } from '../../src/app-error.ts';
import { createContractClient, type Transport } from '../../src/contract/client.ts';
import { createHandler } from '../../src/contract/handler.ts';
import { problemResponse, problemType } from '../../src/contract/problems.ts';
import { MAX_ANSWER_BYTES } from '../../src/contract/read-text.ts';
import type { ErrorCode } from '../../src/model/error-code.ts';
import { createMemorySource } from '../support/contract/memory-source.ts';
import { allDecks } from '../support/contract/world.ts';

const PAIR = { from: 'spa', to: 'eng' };
const CARD = { word: 'casa', next: 3, meanings: ['house'] };
const JSON_TYPE = { 'content-type': 'application/json' };

function answer(body: string | null, init: ResponseInit = {}) {
  const response = new Response(body, { headers: JSON_TYPE, ...init });
  return createContractClient(async () => response);
}

const status = (code: number, headers: Record<string, string> = {}) => ({ status: code, headers });

async function getError(promise: Promise<unknown>): Promise<AppError> {
  const thrown = await promise.then(
    (value) => new Error(`Expected an error, got ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (thrown instanceof AppError) return thrown;
  throw thrown;
}

describe('The client and our own server', () => {
  const handle = createHandler(createMemorySource(allDecks));
  const client = createContractClient((path) => handle(new Request(`http://localhost${path}`)));

  test('agree about languages', async () => {
    expect(await client.languages()).toContainEqual({ name: 'Japanese', iso639_3: 'jpn', has_flashcards: true });
  });

  test('agree about every card', async () => {
    for (const { from, to, cards } of allDecks) {
      for (const { rank, word, meanings } of cards) {
        const pair = { from: from.iso639_3, to: to.iso639_3 };
        expect(await client.flashcard(pair, rank)).toStrictEqual({
          kind: 'card',
          card: { word, meanings, next: rank + 1, from, to },
        });
      }
    }
  });

  test('agree about a missing card and the reason', async () => {
    expect(await client.flashcard(PAIR, 99)).toMatchObject({
      kind: 'absent',
      status: 404,
      problem: { type: problemType('no-card') },
    });
    expect(await client.flashcard({ from: 'fra', to: 'eng' }, 1)).toMatchObject({
      kind: 'absent',
      problem: { type: problemType('unknown-pair') },
    });
  });
});

describe('Both calls', () => {
  test.each<[string, ErrorCode, string | null, ResponseInit]>([
    ['301', 'redirected', null, status(301, { location: 'https://example.org/' })],
    ['302', 'redirected', null, status(302, { location: '/login' })],
    ['304', 'redirected', null, status(304)],
    ['307', 'redirected', null, status(307)],
    ['401', 'key-refused', '{"detail":"Invalid key."}', status(401)],
    ['403', 'key-refused', '<h1>Forbidden</h1>', status(403)],
    ['408', 'timeout', '', status(408)],
    ['429', 'server-busy', '', status(429)],
    ['500', 'server-error', '<h1>Oops</h1>', status(500)],
    ['501', 'server-error', '', status(501)],
    ['502', 'server-error', '<h1>Bad Gateway</h1>', status(502)],
    ['503', 'server-busy', '', status(503)],
    ['504', 'server-error', '', status(504)],
    ['599', 'server-error', '', status(599)],
    ['a page', 'not-the-api', '<!doctype html><p>Sign in', { headers: { 'content-type': 'text/html' } }],
    ['a page that says it is JSON', 'not-the-api', '\n <html></html>', {}],
    ['text that says it is a page', 'not-the-api', 'Sign in', { headers: { 'content-type': 'TEXT/HTML' } }],
    ['broken JSON', 'answer-broken', '{"word": "ca', {}],
    ['nothing at all', 'answer-broken', '', {}],
    ['plain text', 'answer-broken', 'OK', { headers: { 'content-type': 'text/plain' } }],
    ['JavaScript', 'answer-broken', 'callback({})', {}],
    ['more than any answer', 'response-too-large', `"${'x'.repeat(MAX_ANSWER_BYTES)}"`, {}],
  ])('%s: throw %s', async (_, code, body, init) => {
    expect((await getError(answer(body, init).languages())).code).toBe(code);
    expect((await getError(answer(body, init).flashcard(PAIR, 1))).code).toBe(code);
  });

  test('read a redirect that a browser hides as `redirected`', async () => {
    const hidden = Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' } });
    const client = createContractClient(async () => hidden);
    expect((await getError(client.flashcard(PAIR, 1))).code).toBe('redirected');
  });

  test.each([429, 503])('report with %i how long the server wants to be left alone', async (code) => {
    const error = await getError(answer('', status(code, { 'retry-after': '7' })).flashcard(PAIR, 1));
    expect(error.retryAfterMs).toBe(7_000);
  });

  test.each([429, 503])('report no such time with %i if the server gives none', async (code) => {
    const error = await getError(answer('', status(code)).languages());
    expect(error.retryAfterMs).toBeUndefined();
  });

  test('pass on errors of the transport', async () => {
    const unreachable = new AppError('unreachable', 'No answer.');
    const client = createContractClient(() => Promise.reject(unreachable));
    await expect(client.languages()).rejects.toBe(unreachable);
    await expect(client.flashcard(PAIR, 1)).rejects.toBe(unreachable);
  });

  test('pass the signal on', async () => {
    const { signal } = new AbortController();
    const signals: unknown[] = [];
    const transport: Transport = async (_, given) => {
      signals.push(given);
      return new Response('[]');
    };
    await createContractClient(transport).languages(signal);
    await createContractClient(transport).flashcard(PAIR, 1, signal);
    expect(signals).toEqual([signal, signal]);
  });

  test('discard a body that is not read, which frees its connection', async () => {
    const cancelled: number[] = [];
    const client = (code: number) =>
      createContractClient(
        async () => new Response(new ReadableStream({ cancel: () => void cancelled.push(code) }), { status: code }),
      );
    await getError(client(500).flashcard(PAIR, 1));
    await getError(client(503).languages());
    await getError(client(404).languages());
    expect(cancelled).toEqual([500, 503, 404]);
  });

  test('no error contains words of the response', async () => {
    const error = await getError(answer('{"word": "secreto"').flashcard(PAIR, 1));
    expect(error.message).not.toContain('secreto');
  });
});

describe('A body that breaks off', () => {
  const broken = (reason: unknown) => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(reason);
      },
    });
    return createContractClient(async () => new Response(body));
  };

  test.each<[string, unknown, ErrorCode]>([
    ['the connection', new TypeError('terminated'), 'unreachable'],
    ['the transport’s clock', new DOMException('Timed out', 'TimeoutError'), 'timeout'],
    ['the transport’s clock in Firefox', new DOMException('Aborted', 'AbortError'), 'timeout'],
  ])('because of %s', async (_, reason, code) => {
    expect((await getError(broken(reason).languages())).code).toBe(code);
    expect((await getError(broken(reason).flashcard(PAIR, 1))).code).toBe(code);
  });

  test.each([new DOMException('Aborted', 'AbortError'), new Error('paused by the learner'), 'paused'])(
    'because the caller aborted: throws the caller’s reason (%s)',
    async (reason) => {
      const signal = AbortSignal.abort(reason);
      await expect(broken(reason).languages(signal)).rejects.toBe(reason);
      await expect(broken(new TypeError('terminated')).flashcard(PAIR, 1, signal)).rejects.toBe(reason);
    },
  );
});

describe('languages', () => {
  test.each([200, 201, 203])('accepts status %i: the specification names none', async (code) => {
    const body = '[{"name":"Spanish","iso639_3":"spa","has_flashcards":true}]';
    expect(await answer(body, status(code)).languages()).toHaveLength(1);
  });

  test.each([204, 205, 400, 402, 404, 405, 410, 418, 451])('rejects status %i: not the API', async (code) => {
    const body = code < 300 ? null : '[]';
    expect((await getError(answer(body, status(code)).languages())).code).toBe('not-the-api');
  });

  test.each(['null', '{}', '{"languages":[]}', '"spa"', '1', '[1]', '[{"code":"spa"}]', '[null]'])(
    'rejects %s as a list of languages',
    async (body) => {
      expect((await getError(answer(body).languages())).code).toBe('not-the-api');
    },
  );

  test('accepts an empty list', async () => {
    expect(await answer('[]').languages()).toEqual([]);
  });

  test('reads UTF-8 with a byte order mark and without a content type', async () => {
    const body = '\uFEFF[{"name":"Türkçe","iso639_3":"tur","has_flashcards":true}]';
    const client = createContractClient(async () => new Response(new TextEncoder().encode(body)));
    expect((await client.languages())[0]?.name).toBe('Türkçe');
  });
});

describe('flashcard', () => {
  test.each([200, 201, 203])('accepts a card with status %i: the specification names none', async (code) => {
    expect(await answer(JSON.stringify(CARD), status(code)).flashcard(PAIR, 2)).toMatchObject({
      kind: 'card',
      card: CARD,
    });
  });

  test.each<[string, number, string | null]>([
    ['204', 204, null],
    ['205', 205, null],
    ['400', 400, '{"n":["Out of range."]}'],
    ['404 with a page', 404, '<h1>Not Found</h1>'],
    ['404 with a card', 404, JSON.stringify(CARD)],
    ['404 with nothing', 404, ''],
    ['410', 410, '{"detail":"Gone."}'],
    ['422', 422, '{}'],
    ['null', 200, 'null'],
    ['an empty object', 200, '{}'],
    ['an empty array', 200, '[]'],
    ['an empty string', 200, '""'],
  ])('reads %s as a missing card', async (_, code, body) => {
    expect(await answer(body, status(code)).flashcard(PAIR, 2)).toEqual({
      kind: 'absent',
      status: code,
      problem: undefined,
    });
  });

  test('returns the problem with which a server explains a missing card', async () => {
    const client = createContractClient(async () => problemResponse('not-synced-yet', 'Expected more, got less.'));
    expect(await client.flashcard(PAIR, 2)).toEqual({
      kind: 'absent',
      status: 404,
      problem: {
        type: problemType('not-synced-yet'),
        title: expect.any(String),
        status: 404,
        detail: 'Expected more, got less.',
      },
    });
  });

  test.each(['5', 'true', '"casa"', '[1]', '{"detail":"Not found."}', '{"word":""}', '{"word":7}'])(
    'reads %s as a malformed card',
    async (body) => {
      expect(await answer(body).flashcard(PAIR, 2)).toMatchObject({ kind: 'malformed' });
    },
  );

  test('requests the pair and rank', async () => {
    const paths: string[] = [];
    const client = createContractClient(async (path) => {
      paths.push(path);
      return new Response('{}');
    });
    await client.flashcard(PAIR, 12);
    expect(paths).toEqual(['/api/v1/fc/?f=spa&t=eng&n=12']);
  });
});
