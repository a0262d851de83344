import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATINGS } from '../../src/model/rating.ts';
import type { CardRow } from '../../src/store/study/study-database.ts';
import { pickLightest } from '../../src/study/balance.ts';
import { predictRecall } from '../../src/study/fsrs.ts';
import { getFuzzRange, toChance } from '../../src/study/fuzz.ts';
import { pickInterval } from '../../src/study/pick-interval.ts';
import { applyOp, makeNewCard } from '../../src/study/replay.ts';
import { previewChoices } from '../../src/study/schedule.ts';
import { makeReview } from '../support/study.ts';

const DAY = 20_700;
const loads = fc.array(fc.nat(60), { minLength: 1, maxLength: 40 });

describe('the lightest day', () => {
  test.each<[string, number, number[], number]>([
    ['without any word, the usual one', 12, [0, 0, 0, 0, 0], 12],
    ['a gap', 12, [20, 20, 20, 4, 20], 13],
    ['beside a peak, one next to it', 12, [12, 10, 30, 10, 12], 11],
    ['of an even decline, the usual one', 12, [50, 40, 30, 20, 10], 12],
    ['of two equal ones, the nearer one', 11, [0, 9, 9, 9, 0], 10],
    ['of two days, the usual one', 11, [9, 0], 11],
  ])('is %s', (_, usual, counts, expected) => {
    const allowed = counts.map((_count, index) => 10 + index);
    expect(pickLightest(usual, allowed, (interval) => counts[interval - 10] ?? 0)).toBe(expected);
  });

  test('is an allowed one within three days of the usual one', () => {
    fc.assert(
      fc.property(loads, fc.nat(), (counts, place) => {
        const allowed = counts.map((_, index) => 5 + index);
        const usual = 5 + (place % counts.length);
        const picked = pickLightest(usual, allowed, (interval) => counts[interval - 5] ?? 0);
        expect(allowed).toContain(picked);
        expect(Math.abs(picked - usual)).toBeLessThanOrEqual(3);
      }),
    );
  });
});

test('a balanced interval stays within the spread and above the shortest allowed one, and on no easy day', () => {
  const ranges = fc.integer({ min: 1, max: 400 }).map(getFuzzRange);
  const chances = fc.double({ min: 0, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(ranges, chances, fc.nat(60), loads, (range, chance, atLeast, counts) => {
      const place = { answered: DAY, easyDays: [0, 6] };
      const loadOf = (day: number) => counts[day % counts.length] ?? 0;
      const usual = pickInterval(range, chance, atLeast, place);
      const interval = pickInterval(range, chance, atLeast, { ...place, loadOf });
      expect(interval).toBeGreaterThanOrEqual(Math.max(atLeast, range.min));
      expect(interval).toBeLessThanOrEqual(Math.max(usual, range.max));
      const isEasy = (days: number) => place.easyDays.includes(new Date((DAY + days) * 86_400_000).getUTCDay());
      if (!isEasy(usual)) expect(isEasy(interval)).toBe(false);
    }),
  );
});

test('an easier answer never comes sooner, whatever the days hold', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), loads, (stability, counts) => {
      const card: CardRow = { ...makeNewCard('deu-eng', `Wort ${stability}`), queue: 'review', step: -1, reps: 3 };
      const learnt = { ...card, stability, difficulty: 5, lastDay: DAY - stability, intervalDays: 2, retention: 0.9 };
      const loadOf = (day: number) => counts[day % counts.length] ?? 0;
      const choices = previewChoices(learnt, { day: DAY, retention: 0.9, loadOf });
      const days = RATINGS.map((rating) => choices[rating].intervalDays).slice(1);
      expect(days).toEqual(days.toSorted((a, b) => a - b));
    }),
  );
});

/** Days with two peaks a week of new words: the work of each of the last days, and all intervals. */
function study(isBalanced: boolean): { work: number[]; intervals: number[] } {
  const cards: CardRow[] = [];
  const due = new Map<number, number>();
  const work: number[] = [];
  const intervals: number[] = [];
  for (let day = DAY; day < DAY + 150; day++) {
    const fresh = day % 7 < 2 ? 40 : 5;
    for (let n = 0; n < fresh; n++) cards.push({ ...makeNewCard('deu-eng', `Wort ${cards.length}`), due: day });
    let reviews = 0;
    for (const [index, card] of cards.entries()) {
      if (card.due > day) continue;
      if (card.queue === 'review') reviews += 1;
      const isRecalled =
        card.reps === 0 || toChance(`${card.word} ${day}`) < predictRecall(card.stability, day - card.lastDay);
      const rating = card.reps === 0 ? 'easy' : isRecalled ? 'good' : 'hard';
      const loadOf = isBalanced ? (of: number) => due.get(of) ?? 0 : undefined;
      const choice = previewChoices(card, { day, retention: 0.9, loadOf })[rating];
      const after = applyOp(card, { ...makeReview(card, rating, day), ...choice }, card.word);
      if (!after) throw new Error('Expected a card after an answer, got none.');
      cards[index] = after;
      intervals.push(choice.intervalDays);
      due.set(after.due, (due.get(after.due) ?? 0) + 1);
    }
    if (day >= DAY + 60) work.push(reviews);
  }
  return { work, intervals };
}

test('five months of balanced days differ less in their work, and intervals do not drift', () => {
  const [plain, balanced] = [study(false), study(true)];
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  /** How far a day is from the mean of the week around it. */
  const roughnessOf = ({ work }: typeof plain) =>
    meanOf(work.slice(3, -3).map((count, index) => Math.abs(count - meanOf(work.slice(index, index + 7)))));
  expect(roughnessOf(balanced)).toBeLessThan(roughnessOf(plain) * 0.7);
  expect(meanOf(balanced.intervals) / meanOf(plain.intervals)).toBeCloseTo(1, 1);
});
