import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { localesPlugin } from './scripts/locales/vite-plugin.ts';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { BROWSER_FILES, LONG_FILES, UNIT_FILES } from './scripts/test/stages.mjs';

const isLong = process.env.EVERY_CASE !== undefined;

/** Unit tests; with `EVERY_CASE=1`, also the long ones. */
export default defineConfig({
  // WXT's own Vite types and Vitest's may differ by a patch version.
  plugins: [WxtVitest() as never, localesPlugin],
  test: {
    include: [UNIT_FILES],
    exclude: [BROWSER_FILES, 'node_modules/**', ...(isLong ? [] : [LONG_FILES])],
    restoreMocks: true,
    // Files of one worker share their modules, which halves the time: no test may leave anything behind in them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Vitest leaves one core idle, which on a machine with two is half of them.
    maxWorkers: availableParallelism(),
    // What a stuck test deserves. Long ones read whole decks.
    testTimeout: isLong ? 300_000 : 10_000,
    expect: { poll: { timeout: 5_000 } },
    // Dexie looks for IndexedDB when it is imported.
    setupFiles: [
      'fake-indexeddb/auto',
      'test/support/fixed-seed.ts',
      'test/support/english.ts',
      'test/support/locks.ts',
    ],
  },
});
