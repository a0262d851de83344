import { describe, expect, test } from 'vitest';
import { checkSpoilt, findNote } from '../../support/contract/check-spoilt.ts';
import { changeCard, SPOILT_DECK_SIZE, type Spoil } from '../../support/contract/spoilt-server.ts';

describe('what the specification leaves open', () => {
  const last = SPOILT_DECK_SIZE;
  const beyond =
    (reply: { status: number; body: string }): Spoil =>
    ({ rank }, right) =>
      rank !== undefined && rank > last ? { ...right, headers: {}, ...reply } : right;

  test.each<[string, string, Spoil | undefined, RegExp]>([
    [
      'the end is found: 404',
      'end-of-deck',
      undefined,
      /^the last card is at 200, its next is 201; there: 404 with problem details \| takes it for the end of the deck$/,
    ],
    [
      'the end is found: 204',
      'end-of-deck',
      beyond({ status: 204, body: '' }),
      /at 200, .+ there: 204 without a body \| takes it for the end/,
    ],
    [
      'the end is found: {}',
      'end-of-deck',
      beyond({ status: 200, body: '{}' }),
      /at 200, .+ there: 200 with JSON \(an empty object\) \| takes it for the end/,
    ],
    [
      'the end is found: 500',
      'end-of-deck',
      beyond({ status: 500, body: '' }),
      /at 200, .+ there: 500 without a body \| asks again; after three runs takes it for the end/,
    ],
    [
      'the end is found: next does not lead on',
      'end-of-deck',
      changeCard(
        (card) => ({ ...card, next: 1 }),
        (rank) => rank === last,
      ),
      /^the last card is at 200, its next is 1 \| takes a next that does not lead on for the end/,
    ],
    [
      'the end is found: the last card for ever',
      'end-of-deck',
      ({ rank }, right) =>
        rank !== undefined && rank >= last
          ? { status: 200, headers: {}, body: JSON.stringify({ word: 'fin', meanings: [], next: rank + 1 }) }
          : right,
      /^the last card is at (200|199), .+ \| recognises after four cards/,
    ],
    [
      'n=0 is refused',
      'rank-zero',
      ({ rank }, right) => (rank === 0 ? { ...right, status: 400 } : right),
      /^n=0: 400 .+ \| begins at 1$/,
    ],
    [
      'ranks have gaps',
      'ranks',
      changeCard((card, rank) => ({ ...card, next: rank + 5 })),
      /^ranks begin at 1, 29 gaps in the first 30 \|/,
    ],
    [
      'a wrong key is taken',
      'wrong-key',
      undefined,
      /^a wrong key: 200; no key: 200 \| takes any key for a good one \| answer 401$/,
    ],
    [
      'a wrong key is 403',
      'wrong-key',
      ({ headers }, right) => (headers.authorization === 'Api-Key k' ? right : { ...right, status: 403 }),
      /^a wrong key: 403; no key: 403 \| says that the key was refused, .+ \| answer 401$/,
    ],
    [
      'errors are pages',
      'error-bodies',
      beyond({ status: 404, body: '<h1>Not Found</h1>' }),
      /^404 with a page \(HTML\) \| goes by the status alone \| send problem details/,
    ],
    [
      'answers are text/plain',
      'content-type',
      (_, right) => ({ ...right, headers: { 'content-type': 'text/plain' } }),
      /^text\/plain \| .+ \| send application\/json$/,
    ],
    [
      'there are more fields',
      'further-fields',
      changeCard((card) => ({ ...card, id: 7, audio: 'x.mp3' })),
      /^id, audio \| reads past them$/,
    ],
    [
      'meanings are empty',
      'meanings',
      changeCard((card) => ({ ...card, meanings: [] })),
      /^0 to 0 each; 30 of 30 cards without \|/,
    ],
    [
      'words are empty',
      'meanings',
      changeCard(
        (card) => ({ ...card, word: ' ' }),
        (rank) => rank === 3,
      ),
      /; 1 without a word \| passes over .+ \| leave them out$/,
    ],
    [
      'an unknown pair gives cards',
      'unknown-pair',
      ({ path }, right) => (path.includes('qaa') ? { ...right, status: 200, body: '{"word":"de"}' } : right),
      /^f=qaa&t=qtz: 200 .+ \| answer 404$/,
    ],
    [
      'bad parameters are a failure',
      'bad-parameters',
      ({ path }, right) => (path.includes('abc') ? { ...right, status: 500 } : right),
      /^n=-1: 400; n=abc: 500; no n: 400 \| never asks so \| answer 400$/,
    ],
    [
      'connections break',
      'odd-answers',
      ({ before }, right) => (before === 5 ? undefined : right),
      /^0 redirects, 0 pages \(HTML\), 0 failures \(5xx\), 1 broken among/,
    ],
  ])('%s', async (_, name, spoil, expected) => {
    expect(findNote((await checkSpoilt(spoil)).report, name)).toMatch(expected);
  });

  test('speed is reported for sequential requests and for six at once', async () => {
    const { report } = await checkSpoilt();
    expect(findNote(report, 'speed-one-by-one')).toMatch(/^p50 \d+ ms, p95 \d+ ms \(30 requests\) \|/);
    expect(findNote(report, 'speed-parallel')).toMatch(
      /\(24 requests\), \d+ a second \| copies 10,000 cards in about \d+ minutes?/,
    );
  });
});
