import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import { startReferenceApi } from '../../../src/server/api/server.ts';
import { sendHttp } from '../../support/contract/http-request.ts';
import { makeDeckFile } from '../../support/contract/make-deck-file.ts';
import { ENGLISH, GERMAN, SPANISH } from '../../support/contract/world.ts';

const ROUNDS = 300;

test('A deck of a million cards answers as fast as one of a hundred', { timeout: 60_000 }, async () => {
  const small = makeDeckFile({ from: GERMAN, to: ENGLISH, cards: makeCards(100) });
  const large = makeDeckFile({ from: SPANISH, to: ENGLISH, cards: makeCards(1_000_000) });
  const api = await startReferenceApi({ decks: [small, large], keys: ['k'] });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const time = async (path: string, word: string) => {
    const startedAt = performance.now();
    const reply = await sendHttp(api.address, path, { headers: { authorization: 'Api-Key k' } }, agent);
    const elapsedMs = performance.now() - startedAt;
    expect(JSON.parse(reply.body)).toMatchObject({ word });
    return elapsedMs;
  };

  const smallMs: number[] = [];
  const largeMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Alternately, so that other load slows both down.
    const smallRank = (round % 100) + 1;
    const largeRank = round === 0 ? 1_000_000 : ((round * 7_919) % 1_000_000) + 1;
    smallMs.push(await time(`/api/v1/fc/?f=deu&t=eng&n=${smallRank}`, `word ${smallRank}`));
    largeMs.push(await time(`/api/v1/fc/?f=spa&t=eng&n=${largeRank}`, `word ${largeRank}`));
  }
  agent.destroy();
  await api.close();

  expect(getMedian(largeMs) / getMedian(smallMs)).toBeLessThan(3);
});

function makeCards(count: number): DeckFile['cards'] {
  return Array.from({ length: count }, (_, index) => [`word ${index + 1}`, [`meaning ${index + 1}`]]);
}

function getMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
