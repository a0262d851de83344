import { describe, expect, test } from 'vitest';
import { createRequestWindow, type RequestWindow } from '../../src/sync/window.ts';

const MANY_CARDS = 100_000;

/** Answers the given number of rounds with one latency each. */
function answerRounds(window: RequestWindow, latencies: readonly number[], cards = MANY_CARDS): number[] {
  return latencies.map((latencyMs) => {
    const { round } = window;
    while (window.round === round) window.answered(latencyMs, cards);
    return window.size(cards);
  });
}

describe('a request window', () => {
  test('doubles while the server keeps up', () => {
    expect(answerRounds(createRequestWindow(), [50, 50, 60, 90, 120, 150])).toEqual([4, 8, 16, 32, 64, 64]);
  });

  test('halves when responses get slow, then grows by one', () => {
    expect(answerRounds(createRequestWindow(), [50, 50, 50, 300, 100, 100, 100])).toEqual([4, 8, 16, 8, 9, 10, 11]);
  });

  test('ignores a single slow response', () => {
    const window = createRequestWindow();
    answerRounds(window, [50, 50, 50]);
    for (let index = 0; index < 16; index++) window.answered(index === 7 ? 20_000 : 50, MANY_CARDS);
    expect(window.size(MANY_CARDS)).toBe(32);
  });

  test('adapts to a network that stays slower', () => {
    const window = createRequestWindow();
    answerRounds(window, [20, 20, 20]);
    const sizes = answerRounds(
      window,
      Array.from({ length: 40 }, () => 400),
    );
    expect(sizes[0]).toBe(8);
    expect(sizes.at(-1)).toBeGreaterThan(16);
  });

  test('halves once for a burst of refusals', () => {
    const window = createRequestWindow();
    answerRounds(window, [50, 50, 50]);
    const { round } = window;
    for (let place = 0; place < 10; place++) window.overloaded(round);
    expect(window.size(MANY_CARDS)).toBe(8);
    window.overloaded(window.round);
    expect(window.size(MANY_CARDS)).toBe(4);
  });

  test('never closes', () => {
    const window = createRequestWindow();
    for (let place = 0; place < 10; place++) window.overloaded(window.round);
    expect(window.size(MANY_CARDS)).toBe(1);
  });

  test.each([
    [0, 8],
    [500, 8],
    [1_000, 15],
    [2_000, 30],
    [10_000, 64],
  ])('after %i cards it is at most %i, so that few requests go beyond the end', (cards, largest) => {
    const window = createRequestWindow();
    answerRounds(
      window,
      Array.from({ length: 30 }, () => 0),
      cards,
    );
    expect(window.size(cards)).toBe(largest);
  });
});
