import { expect, test } from 'vitest';
import type { Op } from '../../src/model/op.ts';
import type { Rating } from '../../src/model/rating.ts';
import type { DeckDay } from '../../src/model/statistics.ts';
import type { CardRow } from '../../src/store/study/study-database.ts';
import { nextMemory, predictRecall } from '../../src/study/fsrs.ts';
import { applyOp, countDay, makeNewCard, replay } from '../../src/study/replay.ts';
import { countElapsedDays, memoryOf, previewChoices } from '../../src/study/schedule.ts';
import { pickNext } from '../../src/study/session.ts';
import { toOpTime } from '../../src/study/study-day.ts';
import { sortCaches } from '../support/study.ts';

const DAY_MS = 86_400_000;
const NEW_A_DAY = 20;
const START = Date.parse('2026-01-05T10:00:00Z');

/** The same numbers in every run. */
function createRandom(): () => number {
  let seed = 42;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** Half a year in Berlin, then in Tokyo; one week of July off. */
const zoneOf = (day: number) => (day < 182 ? 60 : 540);
const isHoliday = (day: number) => day >= 190 && day < 197;

interface Year {
  ops: Op[];
  cards: Map<string, CardRow>;
  days: Map<number, DeckDay>;
}

/** A learner who forgets as often as the memory model predicts, learns twenty words a day, and does everything due. */
function liveOneYear(): Year {
  const random = createRandom();
  const cards = new Map<string, CardRow>();
  const days = new Map<number, DeckDay>();
  const ops: Op[] = [];
  let words = 0;
  for (let date = 0; date < 365; date++) {
    if (isHoliday(date)) continue;
    let at = START + date * DAY_MS + Math.floor(random() * 3 * 3_600_000);
    let left = NEW_A_DAY;
    const { day } = toOpTime({ at, zoneMinutes: zoneOf(date) });
    const due = [...cards.values()].filter((card) => card.queue === 'review' && card.due <= day);
    let reviews = orderOnce(due, day);
    let learning: CardRow[] = [];
    for (;;) {
      const time = toOpTime({ at, zoneMinutes: zoneOf(date) });
      const first = reviews.slice(0, 1);
      const queue = { learning, reviews: first, due: 0, dueTomorrow: 0, fresh: [], lastWallAt: undefined };
      const picked = pickNext(queue, left > 0, { now: at, day });
      if (picked === undefined) break;
      if (picked === first[0]) reviews = reviews.slice(1);
      learning = learning.filter((other) => other !== picked);
      const card = picked === 'new' ? makeNewCard('deu-eng', `Wort ${++words}`) : picked;
      if (picked === 'new') left -= 1;
      const rating = rate(card, time.day, random);
      const choice = previewChoices(card, { day: time.day, retention: 0.9 })[rating];
      const action = { kind: 'review' as const, rating, ...choice, retention: 0.9, spentMs: 5_000, seen: card.lastOp };
      const place = {
        device: 'laptop',
        seq: ops.length + 1,
        id: `op ${ops.length}`,
        v: 1 as const,
        at,
        pair: card.pair,
      };
      const op: Op = { ...place, ...time, word: card.word, ...action };
      const counts = countDay(cards.get(card.word), op);
      const row = days.get(time.day) ?? {
        pair: card.pair,
        day: time.day,
        new: 0,
        reviews: 0,
        again: 0,
        tested: 0,
        recalled: 0,
        ms: 0,
      };
      for (const [name, value] of Object.entries(counts ?? {})) row[name as 'new'] += value;
      days.set(time.day, row);
      const after = applyOp(card, op, card.word) ?? card;
      cards.set(card.word, after);
      if (after.queue === 'learning') learning.push(after);
      ops.push(op);
      at += 5_000;
    }
  }
  return { ops, cards, days };
}

/** In session order, which does not change within a day: the best remembered first. */
function orderOnce(due: CardRow[], day: number): CardRow[] {
  return due
    .map((card) => ({ card, recall: predictRecall(card.stability, day - card.lastDay) }))
    .sort((a, b) => b.recall - a.recall)
    .map(({ card }) => card);
}

/** A new word is half known; a learnt one is recalled with the model's probability. */
function rate(card: CardRow, day: number, random: () => number): Rating {
  const memory = memoryOf(card);
  if (!memory) return random() < 0.5 ? 'good' : 'again';
  const chance = card.queue === 'learning' ? 0.85 : predictRecall(memory.stability, countElapsedDays(card, day));
  return random() < chance ? 'good' : 'again';
}

const year = liveOneYear();

test('a year of twenty words a day replays to the same state, keeps nearly nine words in ten, and its work levels out', () => {
  const startedAt = performance.now();
  const caches = replay(year.ops);
  const replayMs = performance.now() - startedAt;
  expect(sortCaches(caches)).toEqual(
    sortCaches({ cards: [...year.cards.values()], days: [...year.days.values()], definitions: [] }),
  );
  // Days follow the learner's own calendar: 358 were studied, and the flight to Tokyo splits none.
  expect(year.days.size).toBe(358);

  const days = [...year.days.values()].sort((a, b) => a.day - b.day);
  const tested = days.reduce((sum, { tested: count }) => sum + count, 0);
  const recalled = days.reduce((sum, { recalled: count }) => sum + count, 0);
  expect(recalled / tested).toBeGreaterThan(0.87);
  expect(recalled / tested).toBeLessThan(0.93);

  const months = Array.from({ length: 12 }, (_, month) => days.slice(month * 30, month * 30 + 30));
  const perDay = months.map((rows) => Math.round(rows.reduce((sum, { reviews }) => sum + reviews, 0) / rows.length));
  // The second half of the year costs at most a third more than the end of the first.
  expect(Math.max(...perDay.slice(6))).toBeLessThan((perDay[5] ?? 0) * 1.34);
  const memory = [...year.cards.values()].filter(({ queue, intervalDays }) => queue === 'review' && intervalDays >= 21);
  const backlog = days.find(({ day }) => day >= toOpTime({ at: START + 197 * DAY_MS, zoneMinutes: 540 }).day)?.reviews;
  console.log(
    `year: ${year.ops.length} answers, ${year.cards.size} words, ${memory.length} kept for three weeks or more; ` +
      `retention ${((100 * recalled) / tested).toFixed(1)} %; answers a day by month ${perDay.join(' ')}; ` +
      `${backlog} on the day after the holiday; replayed in ${Math.round(replayMs)} ms`,
  );
});

test('the memory of a word follows from its ratings and days alone', () => {
  const { ops, cards } = year;
  const word = [...cards.values()].sort((a, b) => b.reps - a.reps)[0]?.word;
  let memory: { stability: number; difficulty: number } | undefined;
  let lastDay = 0;
  for (const op of ops) {
    if (op.word !== word || op.kind !== 'review') continue;
    memory = nextMemory(memory, memory ? op.day - lastDay : 0, op.rating);
    lastDay = op.day;
  }
  expect(cards.get(word ?? '')).toMatchObject(memory ?? {});
});
