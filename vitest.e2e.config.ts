import { defineConfig } from 'vitest/config';

/** Tests in real browsers over the built extension: three files at a time, as each starts browsers of its own and waits for them a good part of the time. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/support/firefox-template.ts'],
    maxWorkers: 3,
    // Once more before it counts as failed: browsers on a busy machine drop a click now and then. The report says so.
    retry: 1,
    // Bounds for machines that are busy with something else; hardly a test takes a tenth of it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
