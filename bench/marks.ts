import type { Page } from 'puppeteer-core';
import { delay, sendMessage } from '../scripts/browser/driver.ts';
import { aboveFloor, atMost } from './budget.ts';
import { timeMessages } from './measure.ts';
import { listDeckWords, servePages } from './pages.ts';
import type { Sides } from './sides.ts';
import type { Table } from './table.ts';

const ROUNDS = { full: 8, quick: 2 };
const WORDS = [3_000, 30_000];
/** Different words of a long page. */
const NEW_WORDS = 1_000;
/** Of these, as on most pages: words that no source has, for which the rules are tried. */
const UNKNOWN_SHARE = 0.15;
/** A page asks for so many at once. */
const WORDS_A_REQUEST = 200;
/** Time in which the script of the marks comes into pages or leaves them, and their first marks are there. */
const SETTLE_MS = 1_500;

/** Measures what the marks of words cost: to find the words, and on pages beside the same pages alone. Nothing is known, so much is marked. */
export async function benchMarks(sides: Sides, isQuick: boolean, table: Table): Promise<void> {
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full;
  const { extension } = await sides.get('ours');
  const options = await extension.open(extension.extensionUrl('options.html'));
  const mark = (everywhere: boolean) =>
    sendMessage(options, { type: 'settings.put', change: { marks: { everywhere } } });
  await compareClassifying(options, rounds, table);
  const { server, url } = await servePages();
  const alone = await (await sides.get('nothing')).extension.browser.newPage();
  const marked = await extension.browser.newPage();
  await mark(true);
  await delay(SETTLE_MS);
  try {
    for (const words of WORDS)
      await comparePages({ marked, alone }, { url: url(`words/${words}`), words, rounds }, table);
  } finally {
    await mark(false);
    for (const page of [alone, marked, options]) await page.close();
    server.close();
  }
}

/** Words of a page that has not been read yet, in the requests that the page sends. */
function makeRequests(round: number): object[] {
  const words = listDeckWords();
  const all = Array.from({ length: NEW_WORDS }, (_, index) => {
    const word = words[(round * NEW_WORDS + index) % words.length] ?? '';
    return index % Math.round(1 / UNKNOWN_SHARE) === 0 ? [...word].reverse().join('') : word;
  });
  return Array.from({ length: NEW_WORDS / WORDS_A_REQUEST }, (_, part) => ({
    type: 'lookup.classify',
    texts: [all.slice(part * WORDS_A_REQUEST, (part + 1) * WORDS_A_REQUEST).join(' ')],
    language: 'spa',
  }));
}

async function compareClassifying(options: Page, rounds: number, table: Table): Promise<void> {
  const hover = { type: 'lookup.define', text: 'Hoy leo en el libro la palabra.', offset: 14, language: 'spa' };
  const hovers = Array.from({ length: 5 }, () => hover);
  const [first, again, meanwhile, idle]: number[][] = [[], [], [], []];
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  // The first round reads the deck.
  for (let round = -1; round < rounds; round++) {
    const requests = makeRequests(round + 1);
    const alone = await timeMessages(options, hovers);
    const [times, waited] = await Promise.all([timeMessages(options, requests), timeMessages(options, hovers)]);
    const repeated = await timeMessages(options, requests);
    if (round < 0) continue;
    first?.push(sum(times));
    again?.push(sum(repeated));
    meanwhile?.push(...waited);
    idle?.push(...alone);
  }
  table.add('1,000 new words of a page, known or not', { ours: first ?? [], budget: atMost(120) });
  table.add('the same words again', { ours: again ?? [], budget: atMost(30) });
  table.add('`lookup.define` meanwhile; floor: without', {
    ours: meanwhile ?? [],
    floor: idle,
    budget: aboveFloor(20),
  });
}

interface Frames {
  /** Work of each frame, in milliseconds. */
  p95: number;
  longest: number;
}

interface Watched {
  load: number;
  scroll: Frames;
  stream: Frames;
  /** From the last change to the marks of the last line. */
  settledMs: number;
}

async function comparePages(
  pages: { marked: Page; alone: Page },
  { url, words, rounds }: { url: string; words: number; rounds: number },
  table: Table,
): Promise<void> {
  const found: Record<'marked' | 'alone', Watched[]> = { marked: [], alone: [] };
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? (['marked', 'alone'] as const) : (['alone', 'marked'] as const)) {
      const page = pages[name];
      await page.bringToFront();
      await page.goto(url);
      // `tsx` wraps named functions in `__name`, which the page does not have.
      const script = `(() => { const __name = (named) => named; return (${watchPage})(${name === 'marked'}); })()`;
      found[name].push((await page.evaluate(script)) as Watched);
    }
  }
  const add = (row: string, most: number, read: (watched: Watched) => number) =>
    table.add(row, { ours: found.marked.map(read), floor: found.alone.map(read), budget: aboveFloor(most) });
  const name = `marks, ${words.toLocaleString('en')} words`;
  const { marked } = found;
  table.add(`${name}: from the load to the first marks`, { ours: marked.map(({ load }) => load), budget: atMost(600) });
  add(`${name}: work of a frame while scrolling, p95`, 5, ({ scroll }) => scroll.p95);
  add(`${name}: longest frame while scrolling`, 32, ({ scroll }) => scroll.longest);
  add(`${name}: work of a frame while text streams in, p95`, 10, ({ stream }) => stream.p95);
  add(`${name}: longest frame while text streams in`, 32, ({ stream }) => stream.longest);
  table.add(`${name}: from the last change to its marks`, {
    ours: marked.map(({ settledMs }) => settledMs),
    budget: atMost(300),
  });
}

/** Runs in the page, where it can use nothing outside. */
async function watchPage(isMarked: boolean): Promise<Watched> {
  const STREAMED = 90;
  const SCROLLED = 90;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const listRanges = () => Array.from(CSS.highlights.values(), (ranges) => [...ranges]).flat();
  const until = async (isDone: () => boolean) => {
    const start = performance.now();
    while (isMarked && !isDone() && performance.now() - start < 5_000) await nextFrame();
    return performance.now() - start;
  };
  /** Does something in each of many frames. The work of a frame is the time until the task after its painting. */
  const watchFrames = async (count: number, act: (frame: number) => void): Promise<Frames> => {
    const { port1, port2 } = new MessageChannel();
    const works: number[] = [];
    for (let frame = 0; frame < count; frame++) {
      const startedAt = (await nextFrame()) as number | undefined;
      const now = performance.now();
      const painted = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      act(frame);
      port2.postMessage(0);
      await painted;
      if (startedAt !== undefined) works.push(performance.now() - now);
    }
    works.sort((a, b) => a - b);
    return { p95: works[Math.floor(works.length * 0.95)] ?? 0, longest: works.at(-1) ?? 0 };
  };
  const load = await until(() => CSS.highlights.size > 0);
  await wait(500);
  const scroll = await watchFrames(SCROLLED, () => scrollBy(0, 60));
  await wait(500);
  const lines: HTMLElement[] = [];
  const stream = await watchFrames(STREAMED, (frame) => {
    if (frame % 15 === 0) {
      const line = document.createElement('p');
      // In view, as the newest line of a chat is.
      line.style.cssText = 'position: fixed; top: 0';
      lines.push(line);
      document.body.append(line);
    }
    lines.at(-1)?.append(frame % 2 === 0 ? 'Hoy leo en el libro ' : 'la palabra. ');
  });
  const last = lines.at(-1);
  const settledMs = await until(() => listRanges().some(({ startContainer }) => startContainer === last?.lastChild));
  for (const line of lines) line.remove();
  return { load, scroll, stream, settledMs };
}
