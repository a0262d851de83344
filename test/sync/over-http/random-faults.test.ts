import { test } from 'vitest';
import { expectSameDeckForAll } from '../../support/random-faults.ts';

/** `SYNC_SEEDS=50` tries as many as docs/sync.md reports. */
const SEEDS = Number(process.env.SYNC_SEEDS ?? 20);

test(`with one response in ten failing in every way, the result is exactly the deck, for ${SEEDS} seeds`, {
  timeout: 300_000,
}, async () => {
  await expectSameDeckForAll(Array.from({ length: SEEDS }, (_, index) => 1 + index));
});
