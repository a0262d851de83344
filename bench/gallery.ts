import { randomUUID } from 'node:crypto';
import { delay, sendMessage } from '../scripts/browser/driver.ts';
import { PIECES_CASES, PIECES_WORDS } from '../test/e2e/pages/pieces-cases.ts';
import { PDF_LINES, READER_CASES } from '../test/e2e/pages/reader-cases.ts';
import type { PageCase } from '../test/e2e/support/case-page.ts';
import { makePdf } from '../test/e2e/support/make-pdf.ts';
import { servePages } from '../test/e2e/support/page-server.ts';
import { toPoint } from '../test/e2e/support/point-at.ts';
import { aboveFloor, timesFloor } from './budget.ts';
import { type Hoverer, openHoverer } from './hover.ts';
import { planJump } from './pointer-way.ts';
import type { Side, Sides } from './sides.ts';
import type { Table } from './table.ts';
import { timeHover, watchCard } from './watch-card.ts';

const ROUNDS = { full: 6, quick: 2 };
/** After the load, as for the other pages. */
const LOADED_MS = 500;

const toFolder = (path: string) => new URL(path, import.meta.url);
const FOLDERS = [
  ...['pieces', 'readers'].map((name) => toFolder(`../test/e2e/pages/${name}/`)),
  ...['legacy/build', 'web', 'standard_fonts'].map((name) => toFolder(`../node_modules/pdfjs-dist/${name}/`)),
];

/** Hovers on the pages with unusual layouts, each opened again in each round: its first word, then another one. */
export async function benchGallery(sides: Sides, isQuick: boolean, table: Table): Promise<void> {
  const server = await servePages(FOLDERS, { 'columns.pdf': makePdf(PDF_LINES) });
  const [ours, floor] = await Promise.all([sides.get('ours'), sides.get('floor')]);
  await defineWords(ours);
  const hoverers = [await openHoverer(ours), await openHoverer(floor)] as const;
  const times = hoverers.map(() => ({ first: [] as number[], next: [] as number[] }));
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full;
  for (let round = 0; round < rounds; round++) {
    for (const [name, places] of listPages()) {
      const turns = [...hoverers.entries()];
      for (const [index, hoverer] of round % 2 === 0 ? turns : turns.reverse()) {
        await open(hoverer, server.toUrl(name));
        const [first, next] = [places[round % places.length], places[(round + 1) % places.length]];
        const firstMs = first && (await hover(hoverer, first));
        const nextMs = next && (await hover(hoverer, next));
        if (firstMs !== undefined) times[index]?.first.push(firstMs);
        if (nextMs !== undefined) times[index]?.next.push(nextMs);
      }
    }
  }
  const [own, least] = times;
  table.add('hover, first on a page of the gallery, shortest', {
    ours: own?.first ?? [],
    floor: least?.first,
    // The code for unusual layouts is loaded then, and the pointer's text is read again.
    budget: aboveFloor(20),
  });
  table.add('hover, warm on a page of the gallery, shortest', {
    ours: own?.next ?? [],
    floor: least?.next,
    // The word is read across its pieces.
    budget: timesFloor(1.5),
  });
  for (const { page } of hoverers) await page.close();
  server.close();
}

/** The places of each page that have a card, those in shadow roots aside: the floor finds no text there. */
function listPages(): Map<string, PageCase[]> {
  const isOpen = ({ expected, at }: PageCase) => expected !== undefined && !at.includes('>>>');
  const pages = new Map<string, PageCase[]>();
  for (const place of [...PIECES_CASES, ...READER_CASES].filter(isOpen)) {
    pages.set(place.page, [...(pages.get(place.page) ?? []), place]);
  }
  return pages;
}

async function open({ page }: Hoverer, url: string): Promise<void> {
  await page.bringToFront();
  await page.goto(url);
  await page.waitForSelector('html:not([data-loading])');
  await page.evaluate(watchCard);
  await delay(LOADED_MS);
}

async function hover({ page }: Hoverer, place: PageCase): Promise<number | undefined> {
  const { x, y } = await toPoint(page, place);
  return timeHover(page, planJump({ x, y }));
}

async function defineWords({ extension }: Side): Promise<void> {
  const options = await extension.open(extension.extensionUrl('options.html'));
  for (const [pair, words] of Object.entries(PIECES_WORDS)) {
    for (const word of words) {
      await sendMessage(options, { type: 'definition.put', id: randomUUID(), pair, word, text: `meaning of ${word}` });
    }
  }
  await options.close();
}
