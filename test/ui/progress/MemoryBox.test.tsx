// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { Send } from '../../../src/messaging/client.ts';
import type { Fitted, MemoryAnswer, MemoryReport, MemoryRequest } from '../../../src/model/memory.ts';
import { MemoryBox } from '../../../src/ui/progress/memory/MemoryBox.tsx';
import { createMemoryModel } from '../../../src/ui/progress/memory/memory-model.ts';
import { byId, settle, textOf } from '../support/page.ts';

const FITTED: Fitted = {
  weights: Array<number>(21).fill(1),
  isFull: true,
  tested: 400,
  before: { logLoss: 0.35, calibration: 0.07 },
  after: { logLoss: 0.322, calibration: 0.04 },
  isBetter: true,
};
const BETTER: MemoryReport = {
  pairs: ['spa-eng'],
  verdict: { answers: 2_000, fitted: FITTED },
  since: 2_000,
  goals: [0.8, 0.9].map((retention, index) => ({
    retention,
    had: { reviews: 40 + 20 * index, ms: 300_000 * (1 + index) },
    fresh: { reviews: 4, ms: 60_000 },
  })),
  words: 500,
  health: {
    groups: [{ from: 0.85, to: 0.9, answers: 120, expected: 0.88, remembered: 0.84 }],
    isHardMisused: false,
    leeches: [{ word: 'hombro', lapses: 9, answers: 30, alike: 'hombre' }],
  },
};
const SAME: MemoryReport = { ...BETTER, verdict: { answers: 2_000, fitted: { ...FITTED, isBetter: false } } };

/** A worker that reports the same each time. */
function makeWorker(reports: MemoryReport[], seen: MemoryRequest[]) {
  const worker = {
    onmessage: undefined as ((event: { data: MemoryAnswer }) => void) | undefined,
    terminate: vi.fn(),
    postMessage(request: MemoryRequest) {
      seen.push(request);
      const say = (data: MemoryAnswer) => worker.onmessage?.({ data });
      queueMicrotask(() => {
        if ('backup' in request) return say({ entries: 10 });
        say({ share: 0.5 });
        say({ report: (reports.length > 1 ? reports.shift() : reports[0]) ?? BETTER });
      });
    },
  };
  return worker as unknown as Worker;
}

async function open(reports: MemoryReport[], { isAutomatic = false, answers = 5_000 } = {}) {
  const sent: { name: string; fields: Record<string, unknown> }[] = [];
  const seen: MemoryRequest[] = [];
  let autoWeights = isAutomatic;
  const send = (async (name: string, fields: Record<string, unknown>) => {
    if (name.startsWith('study.')) sent.push({ name, fields });
    if (name === 'settings.put') autoWeights = (fields.change as { study: { autoWeights: boolean } }).study.autoWeights;
    if (name.startsWith('settings.')) return { study: { autoWeights, newPerDay: 10, retention: 0.9 } };
    if (name === 'backup.export')
      return { text: 'log', ...(fields.place ? {} : { next: { source: 'copy', chunk: 1 } }) };
    if (name === 'deck.list') return [];
    return { isDone: true };
  }) as unknown as Send;
  let ids = 0;
  const newId = () => `id-${++ids}`;
  const model = createMemoryModel({ send, createWorker: () => makeWorker(reports, seen), newId });
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() => render(<MemoryBox model={model} pair="spa-eng" day={20_778} answers={answers} />, root));
  await settle(() => undefined);
  return { sent, seen, model };
}

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

const press = (id: string) => settle(() => byId(id).click());
const find = (id: string) => document.getElementById(id);

test('the log is read in parts, and the offer says what it gains', async () => {
  const { seen, sent } = await open([BETTER]);
  expect(seen).toEqual([
    { backup: 'log', isLast: false },
    { backup: 'log', isLast: true },
    { report: { pair: 'spa-eng', respelt: [], day: 20_778, goals: [0.8, 0.85, 0.9, 0.95] } },
  ]);
  expect(textOf('memory-verdict')).toBe(
    'Wayword can fit its schedule to your memory. On your newest reviews (400), its forecasts would have been 8% less wrong.',
  );
  const rows = [...byId('memory-numbers').querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['Error of the forecasts (log loss)0.3500.322', 'Forecast against result (RMSE)7%4%']);
  expect(sent).toEqual([]);
});

test('one press adopts the weights, and one undoes it', async () => {
  const { sent } = await open([BETTER, { ...SAME, adoptedAt: 20_778 * 86_400_000, since: 0 }, BETTER]);
  await press('memory-adopt');
  await vi.waitFor(() => expect(textOf('memory-messages')).toContain('fitted to your memory'));
  expect(sent).toEqual([
    { name: 'study.adoptWeights', fields: { id: 'id-1', pairs: ['spa-eng'], weights: Array(21).fill(1) } },
  ]);
  expect(textOf('memory-own')).toContain('since');
  expect(find('memory-adopt')).toBeNull();
  await press('memory-undo');
  await vi.waitFor(() => expect(find('memory-adopt')).not.toBeNull());
  expect(sent.at(-1)).toEqual({ name: 'study.takeBack', fields: { id: 'id-2', ref: 'id-1' } });
});

test('one press returns to the published weights', async () => {
  const { sent } = await open([{ ...SAME, adoptedAt: 20_778 * 86_400_000, since: 0 }, SAME]);
  expect(textOf('memory-verdict')).toContain('still forecasts your memory well');
  await press('memory-return');
  await vi.waitFor(() => expect(textOf('memory-messages')).toContain('usual schedule'));
  expect(sent).toEqual([{ name: 'study.adoptWeights', fields: { id: 'id-1', pairs: ['spa-eng'], weights: [] } }]);
});

test('a fit that is not better is not offered, and does not sound like a fault', async () => {
  await open([SAME]);
  expect(textOf('memory-verdict')).toContain('There is nothing to do');
  expect(find('memory-adopt')).toBeNull();
});

test.each(['few-answers', 'one-rating', 'few-days', 'clock'] as const)(
  '%s is declined with a sentence',
  async (declined) => {
    await open([{ ...BETTER, verdict: { declined, answers: 31 } }]);
    expect(textOf('memory-verdict')).toMatch(/31.*\./);
    expect(find('memory-numbers')).toBeNull();
  },
);

test('a long log is read at a press, which can be ended', async () => {
  const { seen, model } = await open([BETTER], { answers: 20_001 });
  expect(seen).toEqual([]);
  byId('memory-look').click();
  await settle(() => model.cancel());
  await settle(() => undefined);
  expect(find('memory-look')).not.toBeNull();
  await press('memory-look');
  await vi.waitFor(() => expect(find('memory-adopt')).not.toBeNull());
});

test('by itself only better weights are adopted, and only after a fifth more reviews than the last ones had', async () => {
  const { sent } = await open([BETTER, SAME], { isAutomatic: true });
  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['study.adoptWeights']));
  const own = { ...BETTER, adoptedAt: 20_778 * 86_400_000 };
  expect((await open([{ ...own, since: 100 }], { isAutomatic: true })).sent).toEqual([]);
  const late = await open([{ ...own, since: 500 }, SAME], { isAutomatic: true });
  await vi.waitFor(() => expect(late.sent).toHaveLength(1));
  expect((await open([SAME], { isAutomatic: true })).sent).toEqual([]);
});

const rowsOf = (id: string) =>
  [...byId(id).querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

test('goals and new words have their cost, as bars and in a table', async () => {
  await open([BETTER]);
  expect(rowsOf('workload-goals')).toEqual([
    ['80%', '5', '10', '80'],
    ['90%', '10', '10', '100'],
  ]);
  expect(rowsOf('workload-new').map(([count, , minutes]) => [count, minutes])).toEqual([
    ['0', '0'],
    ['5', '5'],
    ['10', '10'],
    ['20', '20'],
    ['40', '40'],
  ]);
  expect(rowsOf('health-calibration')).toEqual([['85% – 90%', '84%', '88%', '120']]);
});

test('an often forgotten word is stopped with one press, and asked again with the next', async () => {
  const { sent } = await open([BETTER]);
  expect(textOf('health-leeches')).toContain('hombro Forgotten 9 of 30 times Looks like');
  const press = () => settle(() => document.querySelector<HTMLElement>('#health-leeches button')?.click());
  await press();
  expect(sent).toEqual([
    { name: 'study.hold', fields: { id: 'id-1', pair: 'spa-eng', word: 'hombro', mark: 'suspend' } },
  ]);
  await press();
  expect(sent[1]).toEqual({ name: 'study.takeBack', fields: { id: 'id-2', ref: 'id-1' } });
  expect(find('health-hard')).toBeNull();
});

test('whoever returns to the published weights, or undoes what was done by itself, gets no others by itself', async () => {
  const own = { ...SAME, adoptedAt: 20_778 * 86_400_000, since: 0 };
  await open([own, BETTER, BETTER], { isAutomatic: true });
  const isTicked = () => (byId('memory-automatic') as HTMLInputElement).checked;
  expect(isTicked()).toBe(true);
  await press('memory-return');
  await vi.waitFor(() => expect(isTicked()).toBe(false));
  await vi.waitFor(() => expect(find('memory-undo')).not.toBeNull());
});
