import { expect, test } from 'vitest';
import { printTally, type Tally } from '../faults/tally.ts';
import { FUZZ_FORMATS } from './formats.ts';
import { KEPT_SEEDS } from './kept-seeds.ts';
import { runSeed, runSeeds } from './run-seed.ts';

/** The long stage tries more; `npm run fuzz` tries others, as many as wanted. */
const FIRST = Number(process.env.FUZZ_FIRST ?? 1);
const SEEDS = Number(process.env.FUZZ_SEEDS ?? 10);

test.each(FUZZ_FORMATS)(
  `a damaged file is read as it was, refused, or differs where nothing checks it: $name, ${SEEDS} seeds`,
  async (format) => {
    const tally: Tally = new Map();
    const failed = await runSeeds(format, FIRST, SEEDS, tally);
    if (process.env.FUZZ_SEEDS) printTally(tally);
    expect(failed).toEqual([]);
  },
  3_600_000,
);

test.each(KEPT_SEEDS)('%s, seed %i, which failed once', async (name, seed) => {
  const format = FUZZ_FORMATS.find((each) => each.name === name);
  if (!format) throw new Error(`Expected a format, got ${name}.`);
  await runSeed(format, seed, new Map());
});
