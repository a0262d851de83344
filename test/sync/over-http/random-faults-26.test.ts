import { test } from 'vitest';
import { expectSameDeckForAll } from '../../support/random-faults.ts';

// The other half of fifty seeds is in a file of its own, which runs beside this one.
test('one answer in ten goes wrong, in every way at once: the very deck, for 25 seeds from 26', {
  timeout: 300_000,
}, async () => {
  await expectSameDeckForAll(Array.from({ length: 25 }, (_, place) => 26 + place));
});
