import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes a minute and more, the longest first: begun last, it would run on alone. */
const LONG = [
  'word-search',
  'browser-faults',
  'hover',
  'study',
  'hover-pieces',
  'accessibility',
  'hover-keys',
  'interruption',
  'sync-control',
  'gallery',
  'library',
  'starter-decks',
  'hover-card',
  'import-interruption',
  'main-job',
  'key-safety',
  'progress',
  'player',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const index = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return index < 0 ? LONG.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** Tests in real browsers over the built extension: three files at a time, as each starts browsers of its own and waits for them a good part of the time. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/support/firefox-template.ts'],
    maxWorkers: 3,
    // Files of one worker share their modules: to load them anew took half a minute.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Twice more before it counts as failed: browsers on a busy machine drop a click now and then. The report says so.
    retry: 2,
    // Bounds for machines that are busy with something else; hardly a test takes a tenth of it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Each look takes milliseconds of the very browser that is waited for.
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
