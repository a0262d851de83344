import { test } from 'vitest';
import { runSeed } from './run-seed.ts';

const SEEDS = Array.from({ length: 8 }, (_, index) => 1 + index);

test.each(SEEDS)(
  'after random faults nothing confirmed is lost, and each loss is named: seed %i',
  async (seed) => {
    await runSeed(seed, new Map());
  },
  120_000,
);
