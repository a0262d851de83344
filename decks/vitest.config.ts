import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from '../scripts/test/longest-first.ts';

/** Tests of the builder and of the decks it built. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['decks/test/**/*.test.ts'],
    restoreMocks: true,
    // As for the product's tests, see `vitest.config.ts` there.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    maxWorkers: availableParallelism(),
    // They read whole dictionaries and decks.
    testTimeout: 300_000,
    setupFiles: ['decks/test/support/fixed-seed.ts'],
  },
});
