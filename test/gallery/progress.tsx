import { render } from 'preact';
import type { Send } from '../../src/messaging/client.ts';
import type { HeldRequest, HeldWords } from '../../src/model/held-words.ts';
import type { MemoryAnswer, MemoryReport, MemoryRequest } from '../../src/model/memory.ts';
import type { StudyStats } from '../../src/model/statistics.ts';
import { Progress } from '../../src/ui/progress/Progress.tsx';
import { createPageAddress } from '../../src/ui/progress/page-address.ts';
import { createProgressModel } from '../../src/ui/progress/progress-model.ts';
import '../../src/ui/progress/progress.css';
import { makeDeck } from '../ui/support/builders.ts';
import { makeBackground } from '../ui/support/fake-background.ts';
import { type Exhibit, pressOn, type Room, waitFor } from './exhibit.ts';

/** 21 November 2026. */
const TODAY = 20_778;
const SIZE = { width: 720, height: 900 };
const WORDS = 400;
const toWord = (rank: number) => {
  const syllables = ['ba', 'ter', 'mon', 'lis', 'ca', 'der', 'so', 'nu', 'pe', 'gal'];
  return `${syllables[Math.floor(rank / 100) % 10]}${syllables[Math.floor(rank / 10) % 10]}${syllables[rank % 10]}`;
};

const makeStretches = (count: number, width: number, toCounts: (index: number) => [known: number, learning: number]) =>
  Array.from({ length: count }, (_, index) => {
    const [known, learning] = toCounts(index);
    return { first: index * width + 1, last: (index + 1) * width, words: width, known, learning };
  });

const NO_STATS: StudyStats = {
  day: TODAY,
  days: [],
  skipped: [],
  forecast: [],
  stretches: makeStretches(10, 10, () => [0, 0]),
  rest: { first: 101, last: 50_057, words: 49_957, known: 0, learning: 0 },
  achieved: {
    met: 0,
    learning: 0,
    known: 0,
    waiting: 0,
    deck: { words: 50_057, known: 0 },
    coverage: undefined,
    milestone: undefined,
  },
  retention: 0.9,
  hasStreak: true,
};
const STATS: StudyStats = {
  ...NO_STATS,
  days: Array.from({ length: 40 }, (_, ago) => {
    const reviews = 20 + ((ago * 7) % 30);
    const counts = { new: 5 + (ago % 6), reviews, again: reviews / 10, tested: reviews / 2, recalled: reviews * 0.44 };
    return { pair: 'spa-eng', day: TODAY - ago, ms: reviews * 9_000, ...counts };
  }).filter(({ day }) => day % 9 !== 0),
  forecast: Array.from({ length: 30 }, (_, day) => Math.round(30 / (1 + day / 6))),
  stretches: makeStretches(13, 50, (index) => [Math.max(0, 48 - index * 5), index < 9 ? 2 + index : 0]),
  rest: { first: 651, last: 50_057, words: 49_407, known: 3, learning: 1 },
  achieved: {
    met: 540,
    learning: 72,
    known: 464,
    waiting: 4,
    deck: { words: 50_057, known: 452 },
    coverage: { now: 0.71, learning: 0.76, before: 0.64 },
    milestone: { words: 500, known: 410, left: 7 },
  },
};
const SECOND_DAY: StudyStats = {
  ...NO_STATS,
  days: [TODAY - 1, TODAY].map((day) => {
    return { pair: 'spa-eng', day, new: 6, reviews: 14, again: 3, tested: 4, recalled: 3, ms: 180_000 };
  }),
  forecast: [2, 8, ...Array.from({ length: 28 }, () => 0)],
  stretches: makeStretches(10, 10, (index) => [0, index === 0 ? 9 : index === 1 ? 3 : 0]),
  achieved: {
    ...NO_STATS.achieved,
    met: 14,
    learning: 12,
    waiting: 2,
    coverage: { now: 0, learning: 0.08, before: 0 },
    milestone: { words: 50, known: 0, left: 6 },
  },
};
const MARKED: StudyStats = {
  ...NO_STATS,
  stretches: makeStretches(13, 250, (index) => [index < 12 ? 250 : 0, 0]),
  rest: { first: 3_251, last: 50_057, words: 46_807, known: 0, learning: 0 },
  achieved: {
    ...NO_STATS.achieved,
    met: 3_000,
    known: 3_000,
    deck: { words: 50_057, known: 3_000 },
    coverage: { now: 0.83, learning: 0.83, before: 0 },
    milestone: { words: 4_000, known: 3_000, left: 8 },
  },
};
const HELD: HeldWords = {
  total: 2,
  words: [
    { word: 'desarrollo', headword: 'desarrollo', rank: 212, meaning: 'development', lapses: 9 },
    { word: 'sobremesa', headword: 'sobremesa', rank: undefined, meaning: undefined, lapses: 8 },
  ],
  batches: [],
};

const REPORT: MemoryReport = {
  pairs: ['spa-eng'],
  verdict: {
    answers: 2_000,
    fitted: {
      weights: [],
      isFull: true,
      tested: 400,
      before: { logLoss: 0.352, calibration: 0.072 },
      after: { logLoss: 0.324, calibration: 0.041 },
      isBetter: true,
    },
  },
  since: 2_000,
  goals: [0.8, 0.85, 0.9, 0.95].map((retention, index) => ({
    retention,
    had: { reviews: 30 + index * 14, ms: 240_000 + index * 120_000 },
    fresh: { reviews: 2 + index, ms: 40_000 + index * 9_000 },
  })),
  words: 464,
  health: {
    groups: [0.7, 0.8, 0.85, 0.9, 0.95].map((from, index, all) => {
      const to = all[index + 1] ?? 1;
      return { from, to, answers: 120 + index * 90, expected: (from + to) / 2, remembered: (from + to) / 2 - 0.04 };
    }),
    isHardMisused: true,
    leeches: [{ word: 'hombro', lapses: 9, answers: 31, alike: 'hombre' }],
  },
};

/** A worker that says one thing. */
function makeMemoryWorker(): Worker {
  const worker = {
    onmessage: undefined as ((event: { data: MemoryAnswer }) => void) | undefined,
    terminate: () => undefined,
    postMessage: (request: MemoryRequest) =>
      queueMicrotask(() => worker.onmessage?.({ data: 'report' in request ? { report: REPORT } : { entries: 1 } })),
  };
  return worker as unknown as Worker;
}

async function scrollTo(selector: string): Promise<void> {
  (await waitFor(selector)).scrollIntoView();
}

interface ProgressParts {
  createMemoryWorker?: () => Worker;
}

function progress(
  view: string,
  stats: StudyStats,
  after?: () => Promise<void>,
  { createMemoryWorker }: ProgressParts = {},
): Exhibit {
  return {
    ...SIZE,
    async show(root) {
      const background = makeBackground({
        decks: stats === NO_STATS && view === 'none' ? [] : [makeDeck('spa-eng', { cards: WORDS, lastRank: WORDS })],
        cards: new Map([
          ['spa-eng', Array.from({ length: WORDS }, (_, index) => [index + 1, toWord(index + 1), ['meaning']])],
        ]),
      });
      const send = (async (name: string, request: never) => {
        if (name === 'study.stats') return stats;
        if (name === 'backup.export') return { text: '' };
        if (name === 'lookup.define') return { range: undefined, entries: [] };
        if (name === 'study.held')
          return (request as HeldRequest).kind === 'leech' ? HELD : { total: 0, words: [], batches: [] };
        return background.send(name as 'deck.list', request);
      }) as Send;
      let state = 7;
      const random = () => {
        state = (state * 48_271) % 2_147_483_647;
        return state / 2_147_483_647;
      };
      const address = createPageAddress({ search: `?view=${view}` }, { replaceState: () => undefined });
      let now = 0;
      const clock = () => {
        now += 500;
        return now;
      };
      const model = createProgressModel({
        send,
        address,
        random,
        now: clock,
        ...(createMemoryWorker && { createMemoryWorker }),
      });
      await model.load();
      render(<Progress model={model} />, root);
      await after?.();
    },
  };
}

export const ROOM: Room = {
  'progress: statistics': progress('statistics', STATS),
  'progress: a schedule of one’s own': progress('statistics', STATS, () => scrollTo('#memory'), {
    createMemoryWorker: makeMemoryWorker,
  }),
  'progress: the second day': progress('statistics', SECOND_DAY),
  'progress: 3,000 words marked as known': progress('statistics', MARKED),
  'progress: nothing yet': progress('statistics', NO_STATS),
  'progress: no deck': progress('none', NO_STATS),
  'progress: a word of the check': progress('check', NO_STATS, () => pressOn('#check-begin')),
  'progress: words set aside': progress('held', NO_STATS),
};
