import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNextHour, isReminderTime } from '../../src/study/reminder.ts';

describe('a reminder', () => {
  test.each([
    ['before its hour', 20, 19, undefined, false],
    ['at its hour', 20, 20, undefined, true],
    ['in a browser that is opened later', 8, 23, undefined, true],
    ['after midnight, on the same study day', 20, 1, undefined, true],
    ['after midnight, for an hour that is still to come', 2, 1, undefined, false],
    ['early in the morning of a new study day', 20, 4, undefined, false],
    ['a second time on a day', 20, 21, 20_778, false],
    ['on the day after', 20, 21, 20_777, true],
    // A clock that was ahead must not silence it.
    ['after one on a day that is still to come', 20, 21, 20_800, true],
  ])('%s', (_, remindAt, hour, remindedDay, expected) => {
    expect(isReminderTime({ remindAt, hour, day: 20_778, remindedDay })).toBe(expected);
  });
});

describe('the next time', () => {
  const zone = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = 'Europe/Berlin';
  });
  afterAll(() => {
    process.env.TZ = zone;
  });

  test.each([
    ['today', '2026-11-21T18:59:00+01:00', 19, '2026-11-21T19:00:00+01:00'],
    ['tomorrow, at the very hour', '2026-11-21T19:00:00+01:00', 19, '2026-11-22T19:00:00+01:00'],
    ['over the end of summer time', '2026-10-24T20:00:00+02:00', 19, '2026-10-25T19:00:00+01:00'],
    ['over its beginning', '2026-03-28T20:00:00+01:00', 19, '2026-03-29T19:00:00+02:00'],
    ['at an hour that the clock leaves out', '2026-03-28T20:00:00+01:00', 2, '2026-03-29T03:00:00+02:00'],
  ])('is %s', (_, now, hour, expected) => {
    expect(findNextHour(new Date(now), hour).getTime()).toBe(Date.parse(expected));
  });
});
