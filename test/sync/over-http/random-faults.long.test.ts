import { test } from 'vitest';
import { expectSameDeckForAll } from '../../support/random-faults.ts';

/** As many as docs/sync.md reports. `SYNC_SEEDS` chooses another number. */
const SEEDS = Number(process.env.SYNC_SEEDS ?? 50);

test(`with one response in ten failing in every way, the result is exactly the deck, for ${SEEDS} seeds`, {
  timeout: 600_000,
}, async () => {
  await expectSameDeckForAll(Array.from({ length: SEEDS }, (_, index) => 1 + index));
});
