import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/page/box.ts';
import { SETTLE_MS, toStillMs, type WhenStill } from '../../src/page/dwell.ts';
import { watchPointer } from '../../src/page/pointer.ts';
import { createRandom, Hand, type Movement, type Path, type Random } from './support/hands.ts';

const RESTED_MS = 1_000;

/** A page of text: lines of words, with a margin and links above. */
const LINE = 30;
const TOP = 120;
const RIGHT = 760;

interface Word {
  left: number;
  right: number;
  line: number;
}

const WORDS: readonly Word[] = layOut();

function layOut(): Word[] {
  const random = createRandom(7);
  const words: Word[] = [];
  for (let line = 0; line < 16; line++) {
    for (let left = 40; left < RIGHT; ) {
      const right = left + 14 + Math.round(random() * 80);
      words.push({ left, right, line });
      left = right + 6;
    }
  }
  return words;
}

const findWord = ({ x, y }: Point) =>
  WORDS.find(
    ({ left, right, line }) => x >= left && x < right && y >= TOP + line * LINE + 4 && y < TOP + line * LINE + 26,
  );

const toMiddle = ({ left, right, line }: Word): Point => ({ x: (left + right) / 2, y: TOP + line * LINE + 15 });

interface Showing {
  word: Word;
  atMs: number;
}

/**
 * Plays a path and returns the cards that show. The background answers after 8 ms.
 *
 * @param way - Whether the way of the pointer shortens the dwell.
 */
function play(movements: readonly Movement[], way: 'by approach' | 'by dwell', dwellMs: number): Showing[] {
  let now = 0;
  let timers: { at: number; run: () => void; id: number }[] = [];
  let ids = 0;
  const view = {
    performance: { now: () => now },
    setTimeout(run: () => void, ms: number) {
      timers.push({ at: now + ms, run, id: ++ids });
      return ids;
    },
    clearTimeout: (id: number) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
  };
  const showings: Showing[] = [];
  let target: { word: Word; answeredAt: number } | undefined;
  const rest = (point: Point, whenStill: WhenStill) => {
    const word = findWord(point);
    if (word && target?.word === word) return;
    target = word && { word, answeredAt: now + 8 };
    const mine = target;
    if (!mine) return;
    const toStill = way === 'by approach' ? (isArrival: boolean) => toStillMs(dwellMs, isArrival) : () => dwellMs;
    whenStill(toStill, () => {
      if (target === mine) showings.push({ word: mine.word, atMs: Math.max(now, mine.answeredAt) });
    });
  };
  const handlers: Record<string, (event: never) => void> = watchPointer(
    view as unknown as Window,
    {
      wake() {},
      slow: (point, _event, whenStill) => way === 'by approach' && rest(point, whenStill),
      rest: (point, _event, whenStill) => rest(point, whenStill),
      move(point) {
        if (target?.word !== findWord(point)) target = undefined;
      },
      press() {},
      useKey: () => false,
      checkMoved() {},
      cancel() {},
    },
    { signal: new AbortController().signal, settleMs: SETTLE_MS, quietMs: 500, awakeMs: 25_000 },
  );
  const pass = (end: number) => {
    for (;;) {
      const [due] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!due) break;
      timers = timers.filter((timer) => timer !== due);
      now = due.at;
      due.run();
    }
    now = end;
  };
  for (const [index, { x, y, atMs }] of movements.entries()) {
    // The pointer has rested where it starts.
    pass(index === 0 ? 0 : RESTED_MS + atMs);
    handlers.pointermove?.({ clientX: x, clientY: y, buttons: 0, pointerType: 'mouse' } as never);
  }
  pass(now + 1_000);
  return showings
    .filter(({ atMs }) => atMs > RESTED_MS)
    .map((showing) => ({ ...showing, atMs: showing.atMs - RESTED_MS }));
}

const pick = (random: Random, from: readonly Word[] = WORDS) => from[Math.floor(random() * from.length)] as Word;

/** From the margin or another word to a word: a first reach that misses by some pixels, and one or two corrections. */
function toWord(random: Random): Path {
  const target = toMiddle(pick(random));
  const hand = new Hand(random, toMiddle(pick(random)));
  const start = hand.movements[0] as Movement;
  const distance = Math.hypot(target.x - start.x, target.y - start.y);
  const miss = () => (random() + random() + random() - 1.5) * distance * 0.12;
  hand.reach({ x: target.x + miss(), y: target.y + miss() / 2 }, 250 + distance * 0.6);
  hand.pause(hand.between(30, 110)).reach(target, hand.between(120, 200)).pause(700);
  return { movements: hand.movements, target };
}

/** On to one of the next words, as when reading. */
function toNeighbour(random: Random): Path {
  const index = Math.floor(random() * (WORDS.length - 4));
  const target = toMiddle(WORDS[index + 1 + Math.floor(random() * 3)] as Word);
  const hand = new Hand(random, toMiddle(WORDS[index] as Word));
  hand.pause(400).reach(target, hand.between(250, 450)).pause(700);
  return { movements: hand.movements, target };
}

/** Along the line with the eyes. */
function alongLine(random: Random): Path {
  const y = TOP + Math.floor(random() * 16) * LINE + 15;
  const hand = new Hand(random, { x: 4, y }, 0.7);
  hand.drift({ x: 900, y: y + 3 }, hand.between(0.1, 0.25));
  return { movements: hand.movements, target: undefined };
}

/** Across the text to a link above it. */
function acrossText(random: Random): Path {
  const link = { x: 100 + random() * 500, y: 40 };
  const hand = new Hand(random, toMiddle(pick(random, WORDS.slice(-60))));
  hand.reach(link, hand.between(350, 800)).pause(500);
  return { movements: hand.movements, target: undefined };
}

/** A trackpad in several swipes, the fingers lifted in between. */
function bySwipes(random: Random): Path {
  const target = toMiddle(pick(random));
  const start = toMiddle(pick(random));
  const hand = new Hand(random, start, 0);
  for (const share of [0.4, 0.75, 1]) {
    const to = { x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share };
    hand.swipe(to, hand.between(120, 220)).pause(share === 1 ? 700 : hand.between(90, 160));
  }
  return { movements: hand.movements, target };
}

const PATHS = { toWord, toNeighbour, alongLine, acrossText, bySwipes };
const COUNT = 200;

interface Outcome {
  /** Milliseconds from the last movement to the card of the intended word. */
  waits: number[];
  missed: number;
  unrequested: number;
}

function playAll(name: keyof typeof PATHS, way: 'by approach' | 'by dwell', dwellMs: number): Outcome {
  const outcome: Outcome = { waits: [], missed: 0, unrequested: 0 };
  for (let seed = 1; seed <= COUNT; seed++) {
    const { movements, target } = PATHS[name](createRandom(seed));
    const wanted = target && findWord(target);
    const showings = play(movements, way, dwellMs);
    const [hit] = showings.filter(({ word }) => word === wanted).slice(-1);
    outcome.unrequested += showings.filter(({ word }) => word !== wanted).length;
    if (wanted && !hit) outcome.missed++;
    if (hit) outcome.waits.push(hit.atMs - (movements.at(-1) as Movement).atMs);
  }
  return outcome;
}

const toMedian = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

describe('a card at the default dwell of 80 ms', () => {
  test.each(['toNeighbour', 'bySwipes'] as const)('shows as the hand stops (%s)', (name) => {
    const before = playAll(name, 'by dwell', 80);
    const now = playAll(name, 'by approach', 80);
    expect(toMedian(before.waits)).toBeCloseTo(80, 0);
    expect(toMedian(now.waits)).toBeLessThan(20);
    expect(now.missed).toBe(0);
  });

  test('shows before the last correction where the first reach ended on the word', () => {
    const { waits, missed } = playAll('toWord', 'by approach', 80);
    expect(toMedian(waits)).toBeLessThan(toMedian(playAll('toWord', 'by dwell', 80).waits) as number);
    expect(missed).toBe(0);
  });

  test.each(['alongLine', 'acrossText'] as const)('never shows for a pointer that passes (%s)', (name) => {
    expect(playAll(name, 'by approach', 80).unrequested).toBe(0);
  });

  test.each(['toWord', 'toNeighbour', 'bySwipes'] as const)(
    'hardly shows more words that nobody meant (%s)',
    (name) => {
      const before = playAll(name, 'by dwell', 80).unrequested;
      expect(playAll(name, 'by approach', 80).unrequested).toBeLessThanOrEqual(before + COUNT * 0.02);
    },
  );
});

describe('a card without a dwell', () => {
  test('shows while the hand still slows down', () => {
    expect(toMedian(playAll('toNeighbour', 'by approach', 0).waits)).toBeLessThan(0);
  });

  test('never shows for a pointer that drifts along a line', () => {
    expect(playAll('alongLine', 'by approach', 0).unrequested).toBe(0);
  });
});

test('a jump shows its card at once, and a drift waits for the whole dwell', () => {
  const [from, to] = [toMiddle(WORDS[0] as Word), toMiddle(WORDS[40] as Word)];
  const at = (point: Point, atMs: number) => ({ ...point, atMs });
  expect(play([at(from, 0), at(to, 500)], 'by approach', 80).at(-1)?.atMs).toBe(518);
  const margin = at({ x: 20, y: from.y }, 0);
  const steps = Array.from({ length: 6 }, (_, step) => at({ x: 44 + step, y: from.y }, 500 + step * 30));
  expect(play([margin, ...steps], 'by approach', 80).at(-1)?.atMs).toBe(500 + 150 + 80);
});
