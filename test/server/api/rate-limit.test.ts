import { expect, test } from 'vitest';
import { createRateLimit } from '../../../src/server/api/rate-limit.ts';

function limitOf(perSecond: number) {
  let time = 0;
  const ask = createRateLimit(perSecond, () => time);
  return {
    /** Number of allowed requests among `count` at once. */
    allowed: (client: string, count: number) =>
      Array.from({ length: count }, () => ask(client)).filter((wait) => wait === 0).length,
    ask,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

test('two seconds’ worth may come at once, then the rate of each second', () => {
  const limit = limitOf(10);
  expect(limit.allowed('a', 50)).toBe(20);
  limit.wait(500);
  expect(limit.allowed('a', 50)).toBe(5);
  limit.wait(60_000);
  expect(limit.allowed('a', 50)).toBe(20);
});

test('each client has its own limit', () => {
  const limit = limitOf(10);
  limit.allowed('a', 50);
  expect(limit.allowed('b', 50)).toBe(20);
});

test('a refused request says after how many seconds the next one is allowed', () => {
  const limit = limitOf(1);
  limit.allowed('a', 2);
  expect(limit.ask('a')).toBe(1);
  limit.wait(1_000);
  expect(limit.ask('a')).toBe(0);
});

test('a rate of 0 sets no limit', () => {
  expect(limitOf(0).allowed('a', 10_000)).toBe(10_000);
});

test('no more than ten thousand clients are remembered', () => {
  const limit = limitOf(1);
  limit.allowed('first', 2);
  for (let client = 0; client < 10_000; client++) limit.ask(`client ${client}`);
  expect(limit.allowed('first', 5)).toBe(2);
});
