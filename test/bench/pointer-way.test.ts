import { describe, expect, test } from 'vitest';
import { planHand, planJump } from '../../bench/pointer-way.ts';

const WORD = { x: 243, y: 60 };

describe("a pointer's way to a word", () => {
  test('takes a fifth of a second, and never stays at one point long enough to count as a rest', () => {
    const way = planHand(WORD);
    const pauses = way.slice(1).map(({ atMs }, index) => atMs - (way[index]?.atMs ?? 0));
    expect(Math.max(...pauses)).toBeLessThan(24);
    expect(way.at(-1)?.atMs).toBeGreaterThan(180);
    expect(way.at(-1)?.atMs).toBeLessThan(220);
    expect(new Set(way.map(({ x }) => x)).size).toBe(way.length);
  });

  test('touches no text before its last step', () => {
    for (const way of [planHand(WORD), planJump(WORD)]) {
      expect(way.at(-1)).toMatchObject(WORD);
      expect(Math.max(...way.slice(0, -1).map(({ y }) => y))).toBeLessThan(20);
    }
  });
});
