import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRespelling } from '../../../../src/store/study/caches/respelling.ts';
import { createFold } from '../../../../src/study/replay.ts';
import { readReleased } from '../../../build/package/released.ts';
import { makeOp, makeReview } from '../../support/ops.ts';
import { readStarterDeck } from '../../support/starter-decks.ts';

const PAIRS = readdirSync(new URL('../../../data/released', import.meta.url)).map((file) => file.slice(0, 7));

test('the words of all 92 decks of the first release are recorded', () => {
  const counts = PAIRS.map((pair) => readReleased(pair).length);
  expect(PAIRS).toHaveLength(92);
  expect(counts.filter((count) => count >= 2_000)).toHaveLength(14);
  expect(Math.min(...counts)).toBeGreaterThan(390);
});

describe.each(PAIRS)('a learner of %s', (pair) => {
  const { cards, respelt } = readStarterDeck(pair);
  const words = new Set(cards.map(([word]) => word));
  const released = readReleased(pair).map(({ word }) => word);
  const respelling = createRespelling([{ pair, respelt }]);

  test('with answers to every released word finds all of them under words of the deck', () => {
    const ops = released.map((word) => makeReview(pair, word));
    const replayed = createFold(respelling).replay(ops);
    expect(replayed.cards.filter(({ word }) => !words.has(word))).toEqual([]);
    expect(replayed.cards.reduce((sum, { reps }) => sum + reps, 0)).toBe(released.length);
  });

  test('with definitions and marks of every released word has the same under words of the deck', () => {
    const definitions = released.map((word) => makeOp(pair, word, { kind: 'define', text: `my ${word}` }));
    const known = makeOp(pair, '', { kind: 'know-all', words: released });
    const replayed = createFold(respelling).replay([...definitions, known]);
    expect(replayed.definitions.filter(({ word }) => !words.has(word))).toEqual([]);
    expect(replayed.cards.filter(({ word, queue }) => !words.has(word) || queue !== 'known')).toEqual([]);
  });

  test('keeps the memory of each word of the deck under its own spelling', () => {
    expect(cards.filter(([word]) => respelling.toCurrent(pair, word) !== word)).toEqual([]);
  });
});
