import { test } from 'vitest';
import { expectSameDeckForAll } from '../../support/random-faults.ts';

// The long stage tries fifty seeds.
test('with one response in ten failing in every way, the result is exactly the deck, for two seeds', async () => {
  await expectSameDeckForAll([1, 2], 100);
});
