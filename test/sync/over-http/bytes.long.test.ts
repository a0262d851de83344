import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { StoredCard } from '../../../src/model/card.ts';
import { type CardRequest, type HttpAnswer, type RawAnswer, raw } from '../../support/fault-server.ts';
import { copyDeck, serve } from '../../support/http-sync.ts';
import { cardBody } from '../../support/upstream.ts';

/** Words of several scripts, with two, three and four bytes per character. */
const cards: StoredCard[] = [
  [1, 'año', ['year']],
  [2, 'Straße', ['street']],
  [3, 'İstanbul', ['Istanbul']],
  [4, 'كِتَابٌ', ['book']],
  [5, '猫', ['cat']],
  [6, '𠮟る', ['to scold']],
  [7, '👨‍👩‍👧‍👦', ['family']],
  [8, 'ภาษา', ['language']],
];

/** Serves every card through a function that turns its JSON into a response. */
async function copyAs(wrap: (text: string, request: CardRequest) => HttpAnswer | RawAnswer): Promise<StoredCard[]> {
  const right = serve(cards);
  const copied = await copyDeck(async (request) => {
    const card = cards[request.rank - 1];
    return card ? wrap(JSON.stringify(cardBody(card)), request) : right(request);
  });
  expect(copied.row).toMatchObject({ state: 'done', skipped: 0, failures: 0 });
  return copied.cards;
}

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

/** A body in chunks of the given size, which may cut a character. */
function toChunks(text: string, size: number): (string | Buffer)[] {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => {
    const chunk = bytes.subarray(index * size, (index + 1) * size);
    return Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
  });
  return [`${HEAD}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n`, ...chunks, '0\r\n\r\n'];
}

describe('the deck is the same when its responses arrive', () => {
  test.each<[string, (text: string, request: CardRequest) => HttpAnswer | RawAnswer]>([
    ['as they are', (body) => ({ body })],
    ['with a byte order mark', (text) => ({ body: `\uFEFF${text}` })],
    ['with spaces and line breaks around them', (text) => ({ body: `\r\n\t ${text}\n\n` })],
    ['with every letter escaped', (text) => ({ body: text.replace(/[^\x20-\x7e]/g, toEscape) })],
    ['compressed with gzip', (text) => ({ headers: { 'content-encoding': 'gzip' }, body: gzipSync(text) })],
    ['in chunks of one byte, which cut every character', (text) => raw(toChunks(text, 1))],
    ['in chunks of three bytes, late', (text) => raw(toChunks(text, 3), 1)],
    ['in one chunk', (text) => raw(toChunks(text, 1_000_000))],
    [
      'with lower-case names of headers',
      (text) =>
        raw([
          `${HEAD.toLowerCase().replace('http', 'HTTP')}content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
        ]),
    ],
    [
      'with upper-case names of headers',
      (text) =>
        raw([`${HEAD.toUpperCase()}CONTENT-LENGTH: ${Buffer.byteLength(text)}\r\nCONNECTION: CLOSE\r\n\r\n${text}`]),
    ],
    ['from a server of HTTP/1.0, without a length', (text) => raw([`HTTP/1.0 200 OK\r\n\r\n${text}`])],
    ['from a server of HTTP/1.1, without a length', (text) => raw([`${HEAD}Connection: close\r\n\r\n`, text])],
    [
      'after an interim answer',
      (text) =>
        raw([
          `HTTP/1.1 103 Early Hints\r\n\r\n${HEAD}Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
        ]),
    ],
    ['without a media type', (text) => ({ headers: { 'content-type': '' }, body: text })],
    ['as text/plain', (text) => ({ headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text })],
    ['as another kind of JSON', (text) => ({ headers: { 'content-type': 'Application/HAL+JSON' }, body: text })],
    ['with status 201', (text) => ({ status: 201, body: text })],
    [
      'with a cookie and a hundred other headers',
      (text) => ({
        headers: {
          'set-cookie': 'a=b',
          ...Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`x-${index}`, 'y'])),
        },
        body: text,
      }),
    ],
  ])('%s', async (_, wrap) => {
    expect(await copyAs(wrap)).toEqual(cards);
  });
});

/** A UTF-16 code unit as JSON escapes it. */
function toEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
