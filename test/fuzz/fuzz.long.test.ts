import { expect, test } from 'vitest';
import { FUZZ_FORMATS } from './formats.ts';
import { runSeeds } from './run-seed.ts';

test.each(FUZZ_FORMATS)(
  'a thousand damaged files are read as they were, refused, or differ where nothing checks them: $name',
  async (format) => {
    expect(await runSeeds(format, 1, 1_000, new Map())).toEqual([]);
  },
  600_000,
);
