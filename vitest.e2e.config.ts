import { defineConfig } from 'vitest/config';

/** Tests in real browsers over the built extension: two files at a time, as each starts browsers of its own and mostly waits. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
