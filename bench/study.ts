import { randomUUID } from 'node:crypto';
import { delay, sendMessage } from '../scripts/browser/driver.ts';
import type { BrowserKind, ExtensionBrowser } from '../scripts/browser/extension-browser.ts';
import type { BackupPart, SavedBackup } from '../src/model/backup.ts';
import type { Op } from '../src/model/op.ts';
import type { StudyView } from '../src/model/study.ts';
import { replay } from '../src/study/replay.ts';
import { launchToMeasure } from './browser.ts';
import { atMost } from './budget.ts';
import type { Table } from './table.ts';

const WORDS = 20_000;
const REVIEWS = 100_000;
const OPS_PER_MESSAGE = 5_000;
const OPENINGS = 15;
const ANSWERS = 100;
/** Between two openings. */
const PAUSE_MS = 300;

const PAIR = 'spa-eng';
const toWord = (place: number) => `palabra ${place % WORDS}`;

/** Measures studying with years of history: 100,000 answers to 20,000 words, some of them due. */
export async function benchStudy(kind: BrowserKind, table: Table): Promise<void> {
  const ops = makeLog(Date.now());
  const replayStartedAt = performance.now();
  replay(ops);
  const replayMs = performance.now() - replayStartedAt;
  const extension = await launchToMeasure(kind);
  try {
    await fill(extension, ops);
    const page = await extension.open(extension.extensionUrl('options.html'));
    await waitForBackup(page);
    const name = `popup to first card, ${REVIEWS.toLocaleString('en')} answers`;
    table.add(name, { ours: await timeOpenings(page), budget: atMost(150) });
    table.add('answer to next card', { ours: await timeAnswers(page) });
    const exportStartedAt = performance.now();
    await exportAll(page);
    table.add('backup', { ours: [performance.now() - exportStartedAt] });
    table.add('replay of the log, in Node', { ours: [replayMs] });
  } finally {
    await extension.close();
  }
}

/** The backup of the day follows the restore and keeps the background busy. */
async function waitForBackup(page: ExtensionPage): Promise<void> {
  while ((await ask<SavedBackup[]>(page, { type: 'backup.saved' })).length === 0) await delay(1_000);
}

const DAY_MS = 86_400_000;

/** As many answers to each word, the last of them so long ago that one word in twenty is due. */
export function makeLog(now: number, answers = REVIEWS): Op[] {
  const lastOps = new Map<string, string>();
  return Array.from({ length: answers }, (_, index): Op => {
    const word = toWord(index);
    const id = randomUUID();
    const at = now - (answers - index) * 400_000;
    const seen = lastOps.get(word) ?? '';
    lastOps.set(word, id);
    const isLast = index >= answers - WORDS;
    const day = Math.floor(at / DAY_MS);
    const intervalDays = isLast && index % 20 > 0 ? 400 : 1;
    const time = { at, wallAt: at, zoneMinutes: 0, day };
    const answer = {
      kind: 'review',
      rating: 'good',
      intervalDays,
      delayMs: 0,
      retention: 0.9,
      spentMs: 4_000,
    } as const;
    return { device: 'bench', seq: index + 1, id, v: 1, pair: PAIR, word, ...time, ...answer, seen };
  });
}

type ExtensionPage = Awaited<ReturnType<ExtensionBrowser['open']>>;

export async function fill(extension: ExtensionBrowser, ops: readonly Op[]): Promise<void> {
  const page = await extension.open(extension.extensionUrl('options.html'));
  const cards = Array.from({ length: WORDS }, (_, index) => [index + 1, toWord(index), [`meaning ${index}`]]);
  const [from, to] = [
    { iso639_3: 'spa', name: 'Spanish' },
    { iso639_3: 'eng', name: 'English' },
  ];
  const deck = { from, to, name: 'bench', part: 0, cards: JSON.stringify(cards), isLast: true };
  const deckId = randomUUID();
  await ask(page, { type: 'deck.import', id: deckId, ...deck });
  await ask(page, { type: 'deck.importFinish', id: deckId });
  const head = { format: 'wayword-study', version: 1 };
  const id = randomUUID();
  const parts = Math.ceil(ops.length / OPS_PER_MESSAGE);
  for (let part = 0; part < parts; part++) {
    const some = ops.slice(part * OPS_PER_MESSAGE, (part + 1) * OPS_PER_MESSAGE);
    await ask(page, { type: 'backup.stage', id, part, ops: JSON.stringify(some), head });
  }
  // Started and polled, because it takes longer than the browser protocol's timeout.
  await page.evaluate(
    (request: object) => {
      const { runtime } = (
        globalThis as unknown as { chrome: { runtime: { sendMessage(m: object): Promise<unknown> } } }
      ).chrome;
      void runtime.sendMessage(request).then(() => {
        document.title = 'restored';
      });
    },
    { type: 'backup.restore', id, parts, head, isDryRun: false },
  );
  while ((await page.title()) !== 'restored') await delay(1_000);
  await page.close();
}

/**
 * From requesting the popup's page to the frame that shows the word. The popup stands in a frame of another page of the
 * extension, which can look into it in every browser.
 */
async function timeOpenings(page: ExtensionPage): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= OPENINGS; round++) {
    const time = await page.evaluate(timeOpening, 'popup.html?study');
    if (round > 0) times.push(time);
    await delay(PAUSE_MS);
  }
  return times;
}

/** Runs in the page. */
function timeOpening(address: string): Promise<number> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    const startedAt = performance.now();
    const timer = setInterval(() => {
      if (!frame.contentDocument?.getElementById('study-card')) return;
      clearInterval(timer);
      requestAnimationFrame(() => {
        resolve(performance.now() - startedAt);
        frame.remove();
      });
    }, 1);
    // The size of a popup, and visible: browsers do not draw anything else.
    frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 400px; height: 600px;';
    frame.src = address;
    document.body.append(frame);
  });
}

async function timeAnswers(page: ExtensionPage): Promise<number[]> {
  const times: number[] = [];
  let { card } = await ask<StudyView>(page, { type: 'study.next', pair: PAIR });
  for (let answers = 0; answers < ANSWERS && card; answers++) {
    const { pair, word, seen, retention, choices } = card;
    const answer = { id: randomUUID(), pair, word, rating: 'good', choice: choices.good, retention, spentMs: 10, seen };
    const message = { type: 'study.answer', ...answer, wish: { pair: PAIR } };
    const { ms, view }: { ms: number; view: StudyView } = await page.evaluate(async (request: object) => {
      const { runtime } = (
        globalThis as unknown as { chrome: { runtime: { sendMessage(m: object): Promise<unknown> } } }
      ).chrome;
      const startedAt = performance.now();
      const reply = (await runtime.sendMessage(request)) as { value: { view: StudyView } };
      return { ms: performance.now() - startedAt, view: reply.value.view };
    }, message);
    times.push(ms);
    card = view.card;
  }
  return times;
}

async function exportAll(page: ExtensionPage): Promise<void> {
  let place: object | undefined;
  do {
    const { next } = await ask<BackupPart>(page, { type: 'backup.export', ...(place ? { place } : {}) });
    place = next;
  } while (place);
}

async function ask<Value>(page: ExtensionPage, message: object): Promise<Value> {
  const reply = await sendMessage<Value>(page, message);
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value;
}
