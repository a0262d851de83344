import { expect, test } from 'vitest';
import { describeBackup } from '../../../src/ui/backup/text.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 23, 12);

test.each([
  ['one day', NOON + HOUR, /[^o] · Nov 23, 2026$/],
  ['several days', NOON + 48 * HOUR, / · Nov 23, 2026 to Nov 25, 2026$/],
])('the days of a backup of %s', (_, lastAt, expected) => {
  const report = { ops: 2, fresh: 2, answers: 2, definitions: 0, setAside: 0, firstAt: NOON, lastAt, withoutDeck: [] };
  expect(describeBackup(report)).toMatch(expected);
});
