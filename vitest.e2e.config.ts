import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { BROWSER_FILES, LONG_FILES } from './scripts/test/stages.mjs';

const isLong = process.env.EVERY_CASE !== undefined;

/** Tests in real browsers over the built extension; with `EVERY_CASE=1`, every case in both browsers, and the long files. */
export default defineConfig({
  test: {
    include: [BROWSER_FILES],
    exclude: ['node_modules/**', ...(isLong ? [] : [LONG_FILES])],
    globalSetup: ['test/e2e/support/browser-folder.ts'],
    // Each worker has a Chromium and a Firefox, of which one is in use: see `borrow-browser.ts`.
    maxWorkers: availableParallelism(),
    // Files of one worker share its browsers.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // What a stuck test deserves. Long ones kill browsers, or play days of study.
    testTimeout: isLong ? 300_000 : 60_000,
    hookTimeout: isLong ? 300_000 : 60_000,
    // Each look takes milliseconds of the very browser that is waited for.
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
