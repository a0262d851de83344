import { test } from 'vitest';
import { expectSameDeckForAll } from '../../support/random-faults.ts';

/** `SYNC_SEEDS=50` tries as many as docs/sync.md tells of. */
const SEEDS = Number(process.env.SYNC_SEEDS ?? 20);

test(`one answer in ten goes wrong, in every way at once: the very deck, for ${SEEDS} seeds`, {
  timeout: 300_000,
}, async () => {
  await expectSameDeckForAll(Array.from({ length: SEEDS }, (_, place) => 1 + place));
});
