import { describe, expect, test } from 'vitest';
import { MAX_REQUESTS } from '../../../src/server/check/asker.ts';
import { checkSpoilt, findNote, namesOf, SPANISH_ENGLISH } from '../../support/contract/check-spoilt.ts';
import { changeLanguages, type Spoil } from '../../support/contract/spoilt-server.ts';

describe('the pair to check', () => {
  test('is found if none is given', async () => {
    const { report } = await checkSpoilt(undefined, 'find');
    expect(report.pair).toEqual(SPANISH_ENGLISH);
    expect(namesOf(report, 'met')).toHaveLength(report.required.length);
  });

  test('is searched for with few requests if there is none, and flashcards are then not checked', async () => {
    const { report, server } = await checkSpoilt(
      changeLanguages(() => makeLanguages(100)),
      'find',
    );
    expect(report.pair).toBeUndefined();
    expect(namesOf(report, 'missed')).toEqual([]);
    expect(namesOf(report, 'skipped')).toContain('flashcard-path');
    expect(server.asked.length).toBeLessThan(60);
  });
});

describe('a server that limits requests', () => {
  const limitFrom =
    (first: number, until: number, headers: Record<string, string>): Spoil =>
    ({ before }, right) =>
      before >= first && before < until ? { status: 429, headers, body: '' } : right;

  test('is left alone for as long as it says, and the check then continues', async () => {
    const { report, waits } = await checkSpoilt(limitFrom(20, 21, { 'retry-after': '7' }));
    expect(waits).toEqual([7_000]);
    expect(namesOf(report, 'met')).toHaveLength(report.required.length);
    expect(findNote(report, 'limits')).toMatch(
      /^429 with Retry-After after 21 requests, 1 times in all \| waits as long as it is told$/,
    );
  });

  test('is advised to say for how long', async () => {
    const { report } = await checkSpoilt(limitFrom(20, 21, {}));
    expect(findNote(report, 'limits')).toMatch(/^429 without Retry-After .+ \| say how long to wait with Retry-After$/);
  });

  test('gets no further request when it says so again, and the rest is not checked', async () => {
    const { report, server } = await checkSpoilt(limitFrom(20, Number.POSITIVE_INFINITY, { 'retry-after': '1' }));
    expect(server.asked).toHaveLength(22);
    expect(namesOf(report, 'missed')).toEqual([]);
    expect(namesOf(report, 'skipped')).toContain('flashcard-word');
  });

  test('gets no further request when it wants more than a minute', async () => {
    const { server, waits } = await checkSpoilt(limitFrom(20, Number.POSITIVE_INFINITY, { 'retry-after': '3600' }));
    expect(server.asked).toHaveLength(21);
    expect(waits).toEqual([]);
  });
});

test('never gets more requests than promised, and only on the two paths', async () => {
  // A pair is hard to find, and each request has to be sent twice.
  const manyLanguages = changeLanguages((languages) => [...makeLanguages(30), ...languages]);
  const { report, server } = await checkSpoilt(
    (request, right) => (request.before % 2 === 0 ? { ...right, status: 500 } : manyLanguages(request, right)),
    'find',
  );
  expect(report.pair).toEqual(SPANISH_ENGLISH);
  expect(server.asked).toHaveLength(MAX_REQUESTS);
  expect(report.requests).toBe(MAX_REQUESTS);
  for (const path of server.asked) expect(path).toMatch(/^\/api\/v1\/(lang\/$|fc\/\?)/);
});

/** Languages without a card, though they claim to have some. */
function makeLanguages(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `Language ${index}`,
    iso639_3: `q${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`,
    has_flashcards: true,
  }));
}
