import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import product from '../vitest.config.ts';

/** Tests of the builder and of the decks it built. They load code of the product, so they run with the product's settings. */
export default defineConfig({
  ...product,
  root: resolve(import.meta.dirname, '..'),
  // They read whole dictionaries and decks.
  test: { ...product.test, include: ['decks/test/**/*.test.ts'], testTimeout: 300_000 },
});
