import { test } from 'vitest';
import { expectCompleteRestore } from '../support/long-log.ts';

test('a backup of many parts has every entry of two devices once, and can be restored completely', async () => {
  await expectCompleteRestore(10_500);
}, 120_000);
