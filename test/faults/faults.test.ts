import { expect, test } from 'vitest';
import { KEPT_SEEDS } from './kept-seeds.ts';
import { runSeed } from './run-seed.ts';
import { printTally, type Tally } from './tally.ts';

/** The long stage tries more; `npm run faults` tries others, as many as wanted. */
const FIRST = Number(process.env.FAULTS_FIRST ?? 1);
const SEEDS = Number(process.env.FAULTS_SEEDS ?? 3);

test(`after random faults nothing confirmed is lost, and each loss is named: ${SEEDS} seeds`, async () => {
  const tally: Tally = new Map();
  const failed: string[] = [];
  for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
    await runSeed(seed, tally).catch((thrown: unknown) =>
      failed.push(`seed ${seed}: ${thrown instanceof Error ? thrown.stack : thrown}`),
    );
  }
  if (process.env.FAULTS_SEEDS) printTally(tally);
  expect(failed).toEqual([]);
}, 3_600_000);

test.each(KEPT_SEEDS)('seed %i, which failed once', (seed) => runSeed(seed, new Map()));
