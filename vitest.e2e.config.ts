import { defineConfig } from 'vitest/config';

/** Tests in real browsers over the built extension: one file at a time, as each starts a browser of its own. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
