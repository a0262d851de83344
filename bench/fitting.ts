import type { BrowserKind, ExtensionBrowser } from '../scripts/browser/extension-browser.ts';
import type { MemoryAnswer, MemoryRequest } from '../src/model/memory.ts';
import { PUBLISHED } from '../src/study/fit/weights.ts';
import { makeLearner } from '../test/study/fit/learner.ts';
import { toOps } from '../test/study/fit/log.ts';
import { launchToMeasure } from './browser.ts';
import { atMost } from './budget.ts';
import type { Table } from './table.ts';

const PAIR = 'spa-eng';
const DAYS = 365;
const OPS_PER_MESSAGE = 5_000;
const GOALS = [0.8, 0.85, 0.9, 0.95];

/** Answers with steps, and the time that a fit of them may take. */
const SIZES = [
  { answers: 10_000, budget: atMost(3_000) },
  { answers: 100_000, budget: atMost(10_000) },
];

/** Measures what the statistics' worker does with a log: fit, judge, expect the cost of goals, examine the forecasts. */
export async function benchFitting(kind: BrowserKind, table: Table): Promise<void> {
  const extension = await launchToMeasure(kind);
  try {
    for (const { answers, budget } of SIZES) {
      const ours = [await timeReport(extension, answers)];
      table.add(`fit and cost of goals, ${answers.toLocaleString('en')} answers`, { ours, budget });
    }
  } finally {
    await extension.close();
  }
}

/** A learner whose answers are so many, the newest left out. */
function makeOps(answers: number) {
  const weights = PUBLISHED.map((value, index) => (index < 4 ? value * 2 : value));
  // A word is answered some nine times in a year, steps included.
  const words = Math.ceil(answers / 8);
  const chains = makeLearner({ weights, words, perDay: Math.ceil(words / 200), days: DAYS });
  return toOps(chains, PAIR, (index) => `palabra ${index}`).slice(0, answers);
}

async function timeReport(extension: ExtensionBrowser, answers: number): Promise<number> {
  const page = await extension.open(extension.extensionUrl('progress.html'));
  const ops = makeOps(answers);
  if (ops.length < answers) throw new Error(`Expected ${answers} answers, got ${ops.length}.`);
  const ask = (request: MemoryRequest) => page.evaluate(askWorker, request);
  for (let place = 0; place < ops.length; place += OPS_PER_MESSAGE) {
    const lines = ops.slice(place, place + OPS_PER_MESSAGE).map((op) => JSON.stringify(op));
    const isLast = place + OPS_PER_MESSAGE >= ops.length;
    await ask({ backup: `${lines.join(',\n')}${isLast ? '\n]}' : ''}`, isLast });
  }
  const day = ops.at(-1)?.day ?? 0;
  const { ms, answer } = await ask({ report: { pair: PAIR, respelt: [], day, goals: GOALS } });
  if (!('report' in answer) || answer.report.verdict.declined) throw new Error('Expected a fit, got none.');
  await page.close();
  return ms;
}

/** Runs in the page, which keeps the worker. */
async function askWorker(request: MemoryRequest): Promise<{ ms: number; answer: MemoryAnswer }> {
  const kept = globalThis as unknown as { worker?: Worker };
  kept.worker ??= new Worker('/memory.js');
  const { worker } = kept;
  const startedAt = performance.now();
  const answer = await new Promise<MemoryAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<MemoryAnswer>) => {
      if (!('share' in data)) resolve(data);
    };
    worker.postMessage(request);
  });
  return { ms: performance.now() - startedAt, answer };
}
