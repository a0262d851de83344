import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { MAX_ANSWER_BYTES } from '../../../src/contract/read-text.ts';
import type { StoredCard } from '../../../src/model/card.ts';
import type { RawAnswer } from '../../support/fault-server.ts';
import { copyDeck, readSpanishCards, serve } from '../../support/http-sync.ts';
import { cardBody } from '../../support/upstream.ts';

const cards = await readSpanishCards(40);
const right = serve(cards);
const MEGABYTE = 1_000_000;
const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n';

/** Writes as fast as the client reads. @returns the number of bytes. */
async function pour(socket: Socket, head: string, sizeBytes: number): Promise<number> {
  const piece = Buffer.alloc(64 * 1024, 'x');
  socket.write(`${head}\r\n{"word":"`);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  while (!socket.destroyed && socket.bytesWritten < sizeBytes) {
    const isTaken = socket.write(piece);
    if (!isTaken) await Promise.race([closed, new Promise<void>((resolve) => socket.once('drain', () => resolve()))]);
  }
  return socket.bytesWritten;
}

describe('a body far larger than any card is cut off, and the card skipped:', () => {
  test.each<[string, string, number]>([
    ['100 MB with their length', `${HEAD}Content-Length: ${100 * MEGABYTE}\r\n`, 100 * MEGABYTE],
    ['100 MB without', HEAD, 100 * MEGABYTE],
    ['one without end', HEAD, Number.POSITIVE_INFINITY],
  ])('%s', async (_, head, sizeBytes) => {
    const sent: number[] = [];
    const copied = await copyDeck(({ rank, tries }) =>
      rank !== 20 ? right({ rank, tries }) : async (socket) => void sent.push(await pour(socket, head, sizeBytes)),
    );
    expect(copied.cards).toEqual(cards.filter(([rank]) => rank !== 20));
    expect(copied.row).toMatchObject({ state: 'done', skipped: 1 });
    // The sockets' buffers add to the bytes that were read.
    for (const bytes of sent) expect(bytes).toBeLessThan(MAX_ANSWER_BYTES + 12 * MEGABYTE);
    expect(sent.length).toBeGreaterThan(0);
  });
});

test('a card of 3 MB that trickles in is kept', async () => {
  const meanings = Array.from({ length: 600 }, (_, index) => `${index} ${'sentido '.repeat(625)}`.trim());
  const large: StoredCard = [20, 'casa', meanings];
  const body = Buffer.from(JSON.stringify(cardBody(large)));
  expect(body.length).toBeGreaterThan(3 * MEGABYTE);
  const trickle: RawAnswer = async (socket) => {
    socket.write(`${HEAD}Content-Length: ${body.length}\r\n\r\n`);
    const piece = MEGABYTE / 20;
    for (let place = 0; place < body.length; place += piece) {
      socket.write(body.subarray(place, place + piece));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const copied = await copyDeck((request) => (request.rank === 20 ? trickle : right(request)));
  expect(copied.cards).toEqual(cards.map((card) => (card[0] === 20 ? large : card)));
  expect(copied.row).toMatchObject({ state: 'done', skipped: 0 });
});
