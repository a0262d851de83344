import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { localesPlugin } from './scripts/locales/vite-plugin.ts';

/** A worker goes on with the next file only if that has the same environment, and starts anew with all its modules otherwise. */
class OneEnvironmentAfterTheOther extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const hasPage = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes('@vitest-environment');
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !hasPage(file)), ...sorted.filter(hasPage)];
  }
}

export default defineConfig({
  // WXT's own Vite types and Vitest's may differ by a patch version.
  plugins: [WxtVitest() as never, localesPlugin],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'node_modules/**'],
    restoreMocks: true,
    // Files of one worker share their modules, which halves the time: no test may leave anything behind in them.
    isolate: false,
    sequence: { sequencer: OneEnvironmentAfterTheOther },
    // Vitest leaves one core idle, which on a machine with two is half of them.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Machines that run tests are often busy with something else.
    testTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // Dexie looks for IndexedDB when it is imported.
    setupFiles: [
      'fake-indexeddb/auto',
      'test/support/fixed-seed.ts',
      'test/support/english.ts',
      'test/support/locks.ts',
    ],
  },
});
