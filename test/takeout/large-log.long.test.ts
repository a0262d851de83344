import { expect, test } from 'vitest';
import { openSqlite } from '../../src/library/formats/vocabulary/sqlite.ts';
import type { Op } from '../../src/model/op.ts';
import { RATINGS } from '../../src/model/rating.ts';
import type { TakeoutAnswer, TakeoutRequest } from '../../src/model/takeout.ts';
import { createTakeoutAnswers } from '../../src/takeout/answer.ts';
import { loadSqlite } from '../library/formats/vocabulary/read-fixture.ts';
import { ALL, NOW, PAIR, readZip } from './take-out.ts';

const PARTS = 100;
const OPS_PER_PART = 5_000;
const WORDS = 20_000;

function makeReviewOp(index: number): Op {
  const at = NOW.at - (PARTS * OPS_PER_PART - index) * 60_000;
  const day = Math.floor(at / 86_400_000);
  const place = {
    device: 'laptop',
    seq: index + 1,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    v: 1 as const,
  };
  const time = { at, wallAt: at, zoneMinutes: 120, day, pair: PAIR as Op['pair'], word: `Wort ${index % WORDS}` };
  const answer = {
    rating: RATINGS[index % 4] ?? 'good',
    intervalDays: 1 + (index % 40),
    delayMs: 0,
    retention: 0.9,
    spentMs: 4_000,
    seen: '',
  };
  return { ...place, ...time, kind: 'review', ...answer };
}

function makePart(part: number): string {
  const lines = Array.from({ length: OPS_PER_PART }, (_, at) => JSON.stringify(makeReviewOp(part * OPS_PER_PART + at)));
  const head = part === 0 ? '{"format":"wayword-study","version":2,"ops":[\n' : ',\n';
  return `${head}${lines.join(',\n')}${part === PARTS - 1 ? '\n],"settings":{}}' : ''}`;
}

test('half a million answers become tables and a package', async () => {
  const answer = createTakeoutAnswers({ loadSqlite, now: () => NOW });
  const ask = async <Kind extends TakeoutAnswer>(request: TakeoutRequest) => (await answer(request)) as Kind;
  for (let part = 0; part < PARTS; part++)
    await ask({ backup: makePart(part), isLast: part === PARTS - 1, isKept: true });
  const read = await ask<{ entries: number; pairs: unknown[] }>({ respelt: [] });
  expect(read.entries).toBe(PARTS * OPS_PER_PART);

  const anki = { choice: ALL, format: 'package', hasSchedule: true, deckNames: {} } as const;
  const pack = await ask<{ file: Blob }>({ anki });
  const { rows } = openSqlite(
    await loadSqlite(),
    (await readZip(pack.file)).get('collection.anki21') ?? new Uint8Array(),
  );
  expect([...rows('SELECT (SELECT count(*) FROM notes), (SELECT count(*) FROM revlog)')]).toEqual([
    [WORDS, PARTS * OPS_PER_PART],
  ]);

  const { file } = await ask<{ file: Blob }>({ everything: { texts: {} } });
  const log = (await readZip(file)).get('log.csv') ?? new Uint8Array();
  expect(log.reduce((lines, byte) => lines + Number(byte === 10), 0)).toBe(PARTS * OPS_PER_PART + 1);
});
