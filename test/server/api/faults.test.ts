import { describe, expect, test } from 'vitest';
import { createFaultPlan, FAULT_KINDS } from '../../../src/server/api/faults.ts';

const urls = Array.from({ length: 4_000 }, (_, rank) => `/api/v1/fc/?f=spa&t=eng&n=${rank}`);

describe('createFaultPlan', () => {
  test('lets everything through at rate 0 and nothing at rate 1', () => {
    const none = createFaultPlan({ rate: 0, seed: 1 });
    const all = createFaultPlan({ rate: 1, seed: 1 });
    expect(urls.filter((url) => none(url))).toEqual([]);
    expect(urls.filter((url) => !all(url))).toEqual([]);
  });

  test.each([0.02, 0.3, 0.7])('spoils about the given share of requests: %f', (rate) => {
    const plan = createFaultPlan({ rate, seed: 7 });
    const share = urls.filter((url) => plan(url)).length / urls.length;
    expect(Math.abs(share - rate)).toBeLessThan(0.03);
  });

  test('spoils the second request for a URL independently of the first', () => {
    const plan = createFaultPlan({ rate: 0.5, seed: 7 });
    const first = urls.map((url) => plan(url) !== undefined);
    const second = urls.map((url) => plan(url) !== undefined);
    const same = first.filter((isFault, index) => isFault === second[index]).length / urls.length;
    expect(Math.abs(same - 0.5)).toBeLessThan(0.05);
  });

  test('uses each of its kinds about equally often', () => {
    const plan = createFaultPlan({ rate: 1, seed: 3 });
    const faults = urls.map(plan);
    for (const kind of FAULT_KINDS) {
      const share = faults.filter((fault) => fault === kind).length / urls.length;
      expect(Math.abs(share - 1 / FAULT_KINDS.length)).toBeLessThan(0.03);
    }
  });

  test('uses only the given kinds', () => {
    const plan = createFaultPlan({ rate: 1, seed: 3, kinds: ['html', 'cut'] });
    expect(new Set(urls.map(plan))).toEqual(new Set(['html', 'cut']));
    expect(createFaultPlan({ rate: 1, seed: 3, kinds: [] })('/')).toBeUndefined();
  });

  test('repeats its decisions with the same seed, in any order of requests', () => {
    const plan = createFaultPlan({ rate: 0.5, seed: 11 });
    const again = createFaultPlan({ rate: 0.5, seed: 11 });
    expect(urls.map(plan)).toEqual(urls.toReversed().map(again).reverse());
  });

  test('decides differently with another seed', () => {
    const faults = [1, 2].map((seed) => urls.map(createFaultPlan({ rate: 0.5, seed })));
    expect(faults[0]).not.toEqual(faults[1]);
  });
});
