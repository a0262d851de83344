import { describe, expect, test } from 'vitest';
import { toStudyDay } from '../../src/study/study-day.ts';

const dayOf = (iso: string, zoneMinutes: number) => toStudyDay(Date.parse(iso), zoneMinutes);
const date = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

describe('a study day', () => {
  test.each([
    ['the evening', '2026-11-21T20:00:00Z', 60, '2026-11-21'],
    ['after midnight', '2026-11-22T01:30:00Z', 60, '2026-11-21'],
    ['a minute before four', '2026-11-22T02:59:00Z', 60, '2026-11-21'],
    ['at four', '2026-11-22T03:00:00Z', 60, '2026-11-22'],
    ['California in the afternoon, where UTC is a day ahead', '2026-11-22T00:30:00Z', -480, '2026-11-21'],
    ['Tokyo in the morning, where UTC is a day behind', '2026-11-21T23:00:00Z', 540, '2026-11-22'],
    ['Kathmandu, 5 h 45 min ahead', '2026-11-21T22:20:00Z', 345, '2026-11-22'],
    ['before 1970', '1969-12-31T12:00:00Z', 0, '1969-12-31'],
  ])('in %s', (_, iso, zone, expected) => {
    expect(date(dayOf(iso, zone))).toBe(expected);
  });

  test('is one day on both sides of daylight saving', () => {
    // Berlin, 29 March 2026: 01:59 is followed by 03:00.
    expect(dayOf('2026-03-28T21:00:00Z', 60)).toBe(dayOf('2026-03-29T01:30:00Z', 120));
    expect(dayOf('2026-03-29T02:00:00Z', 120)).toBe(dayOf('2026-03-28T21:00:00Z', 60) + 1);
    // 25 October 2026: 03:00 is followed by 02:00, so 04:00 comes 25 hours after 04:00.
    expect(dayOf('2026-10-25T02:59:00Z', 60)).toBe(dayOf('2026-10-24T20:00:00Z', 120));
  });

  test('follows the location: a flight west may have one day twice, a flight east may skip one', () => {
    const tokyo = dayOf('2026-11-21T20:00:00Z', 540);
    const losAngeles = dayOf('2026-11-22T06:00:00Z', -480);
    expect(losAngeles).toBe(tokyo - 1);
  });

  test('ends where the next begins', () => {
    const rollover = Date.parse('2026-11-22T03:00:00Z');
    expect(toStudyDay(rollover, 60)).toBe(toStudyDay(rollover - 1, 60) + 1);
  });
});
