import { expect, test } from 'vitest';
import { describeBackup, describeSaved } from '../../../src/ui/backup/text.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 23, 12);
const REPORT = {
  ops: 2,
  fresh: 2,
  answers: 2,
  known: 0,
  definitions: 0,
  lookUps: 0,
  setAside: 0,
  firstAt: NOON,
  lastAt: NOON + HOUR,
  withoutDeck: [],
};

test.each([
  ['one day', NOON + HOUR, /[^o] · Nov 23, 2026$/],
  ['several days', NOON + 48 * HOUR, / · Nov 23, 2026 to Nov 25, 2026$/],
])('the days of a backup of %s', (_, lastAt, expected) => {
  expect(describeBackup({ ...REPORT, lastAt })).toMatch(expected);
});

test.each([
  [{ answers: 31, known: 7, definitions: 2 }, '31 answers · 7 known words · 2 meanings of your own'],
  [{ answers: 0, known: 3_000, definitions: 0 }, '3,000 known words'],
  [{ answers: 1, known: 0, definitions: 0 }, '1 answer'],
  [{ answers: 0, known: 0, definitions: 0, lookUps: 1 }, '1 looked-up word'],
  [{ answers: 0, known: 0, definitions: 0 }, '0 answers'],
])('the contents of a backup: %j', (counts, expected) => {
  expect(describeBackup({ ...REPORT, ...counts })).toBe(`${expected} · Nov 23, 2026`);
  const saved = {
    id: '1',
    at: NOON,
    day: 20_780,
    ops: 2,
    sizeBytes: 1_000,
    parts: 1,
    ...counts,
    definitions: undefined,
  };
  expect(describeSaved(saved)).toBe(`${expected.replace(/ · \d+ meanings.*/, '')} · 1\u00A0kB`);
});
