import { expect, onTestFinished, test } from 'vitest';
import { createDeckSource } from '../../../src/server/api/deck-source.ts';
import { startReferenceApi } from '../../../src/server/api/server.ts';
import { sendHttp } from '../../support/contract/http-request.ts';
import { makeDeckFile } from '../../support/contract/make-deck-file.ts';

const CARD = '/api/v1/fc/?f=spa&t=eng&n=1';
const LIST = '/api/v1/lang/';

async function startWith(decks: ReturnType<typeof makeDeckFile>[]) {
  const api = await startReferenceApi({ source: createDeckSource(decks), keys: ['k'] });
  onTestFinished(() => api.close());
  const ask = (path: string, etag = '') =>
    sendHttp(api.address, path, { headers: { authorization: 'Api-Key k', 'if-none-match': etag } });
  return { ask, tagOf: async (path: string) => (await ask(path)).headers.etag ?? '' };
}

test('the server answers 304 without a body to the ETag of a card, also a weakened one or one of several', async () => {
  const { ask, tagOf } = await startWith([makeDeckFile()]);
  const etag = await tagOf(CARD);
  expect(etag).toMatch(/^"[\w-]{20}"$/);
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
    expect(await ask(CARD, sent)).toMatchObject({ status: 304, body: '' });
  }
  expect(await ask(CARD, '"other"')).toMatchObject({ status: 200 });
});

test('the ETag of the list changes with a card that it does not name, and that of another card does not', async () => {
  const changed = makeDeckFile();
  changed.cards[1] = ['otro', ['other']];
  const [before, after] = [await startWith([makeDeckFile()]), await startWith([changed])];
  expect(await after.tagOf(LIST)).not.toBe(await before.tagOf(LIST));
  expect(await after.tagOf(CARD)).toBe(await before.tagOf(CARD));
});

test('an answer without a card has no ETag', async () => {
  const { ask } = await startWith([makeDeckFile()]);
  const reply = await ask('/api/v1/fc/?f=spa&t=eng&n=99');
  expect([reply.status, reply.headers.etag]).toEqual([404, undefined]);
});
