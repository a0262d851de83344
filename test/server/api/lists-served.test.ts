import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { readDeckFolder } from '../../../src/server/api/deck-folder.ts';
import { startReferenceApi } from '../../../src/server/api/server.ts';
import { checkServer } from '../../../src/server/check/check-server.ts';
import { createHttpCarrier } from '../../../src/server/check/http-carrier.ts';
import { namesOf } from '../../support/contract/check-spoilt.ts';
import { sendHttp } from '../../support/contract/http-request.ts';
import { makeFolder } from '../../support/contract/temporary-folder.ts';

async function startWithLists() {
  const decksDir = await makeFolder({
    'Kapitel 10 deu-eng.csv': '\uFEFFDeutsch;Englisch\r\ngehen;"go; walk"\r\ndas Haus;"building\nhome"\r\n',
    'Kapitel 2 deu-eng.tsv': 'rank\tword\tmeaning\n1\tdas Haus\thouse\n2\tdie Straße\tstreet, road\n',
  });
  const api = await startReferenceApi({ decksDir, keys: ['k'] });
  onTestFinished(() => api.close());
  const headers = { authorization: 'Api-Key k', 'content-type': 'application/json' };
  return { api, get: (path: string) => sendHttp(api.address, path, { headers }) };
}

test('lists are served as one deck: the first card has rank 1, and each names the next', async () => {
  const { get } = await startWithLists();
  expect(JSON.parse((await get('/api/v1/lang/')).body)).toEqual([
    { name: 'English', iso639_3: 'eng', has_flashcards: false },
    { name: 'German', iso639_3: 'deu', has_flashcards: true },
  ]);
  expect((await get('/api/v1/fc/?f=deu&t=eng&n=0')).status).toBe(404);

  const cards: unknown[] = [];
  for (let rank = 1; ; ) {
    const { status, body } = await get(`/api/v1/fc/?f=deu&t=eng&n=${rank}`);
    if (status !== 200) break;
    const { lang_from, lang_to, word, next, meanings } = JSON.parse(body);
    expect([lang_from.iso639_3, lang_to.iso639_3]).toEqual(['deu', 'eng']);
    cards.push([rank, word, meanings]);
    rank = next;
  }
  expect(cards).toEqual([
    [1, 'das Haus', ['house', 'building', 'home']],
    [2, 'die Straße', ['street, road']],
    [3, 'gehen', ['go', 'walk']],
  ]);
});

test('the table in the documentation is served', async () => {
  const page = readFileSync('docs/serving-decks.md', 'utf8');
  const [, example = ''] = /```csv\n(.*?)```/s.exec(page) ?? [];
  const { decks } = await readDeckFolder(await makeFolder({ 'Kapitel 1.csv': example }));
  expect(decks[0]?.cards).toEqual([
    ['das Haus', ['house', 'home']],
    ['gehen', ['go', 'walk']],
  ]);
});

test('a server of lists meets the contract', async () => {
  const { api } = await startWithLists();
  const clock = { now: () => performance.now(), wait: async () => undefined };
  const report = await checkServer({ carry: createHttpCarrier(api.address), key: 'k', clock });
  expect(report.pair).toEqual({ from: 'deu', to: 'eng' });
  expect(namesOf(report, 'missed')).toEqual([]);
  expect(namesOf(report, 'skipped')).toEqual([]);
});
