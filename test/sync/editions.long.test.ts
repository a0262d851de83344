import { test } from 'vitest';
import { expectOneEdition } from '../support/editions.ts';

test('a sync during which a new edition is published ends with exactly one edition, in 24 random cases', async () => {
  await expectOneEdition(24);
}, 300_000);
