import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { delay } from '../../scripts/browser/driver.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import { parseDeckFile } from '../../src/library/formats/deck-file.ts';

const WORDS_PER_PAGE = 240;
const WORDS_PER_PARAGRAPH = 24;
const FRAMED = 5;

export interface Library {
  /** Host and port. */
  readonly site: string;
  toUrl(place: number): string;
  close(): void;
}

/** Serves an endless sequence of pages, each with other words of a deck; every fifth holds the next one in a frame. */
export async function openLibrary(pair: string): Promise<Library> {
  const { cards } = parseDeckFile(readFileSync(`assets/public/decks/${pair}.json`, 'utf8'));
  const makePage = (place: number) => {
    const words = Array.from({ length: WORDS_PER_PAGE }, (_, index) => cards[(place * 97 + index) % cards.length]?.[0]);
    const paragraphs = Array.from({ length: WORDS_PER_PAGE / WORDS_PER_PARAGRAPH }, (_, index) =>
      words.slice(index * WORDS_PER_PARAGRAPH, (index + 1) * WORDS_PER_PARAGRAPH).join(' · '),
    );
    const frame = place % FRAMED === 0 ? `<iframe src="/${place + 1}" width="600" height="200"></iframe>` : '';
    return `<!doctype html><html lang="es"><meta charset="utf-8"><title>${place}</title><link rel="icon" href="data:,">
      <body style="margin: 40px; font: 18px/1.6 serif">${paragraphs.map((text) => `<p>${text}.</p>`).join('')}${frame}`;
  };
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(makePage(Number(url.slice(1))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    site,
    toUrl: (place) => `http://${site}/${place}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Rests the pointer on the given number of words of the current page, one at a time. @returns How many got a card. */
export async function hoverWords(page: Page, count: number, from: number): Promise<number> {
  await page.bringToFront();
  const points = await findWords(page);
  let cards = 0;
  for (let index = 0; index < count; index++) {
    const point = points[((from + index) * 7) % points.length];
    if (!point) continue;
    await page.mouse.move(2, 2);
    await waitForNoCard(page);
    await page.mouse.move(point.x, point.y, { steps: 3 });
    if (await waitForCard(page)) cards += 1;
  }
  await page.mouse.move(2, 2);
  return cards;
}

async function waitForNoCard(page: Page): Promise<void> {
  const end = Date.now() + 2_000;
  while (Date.now() < end && (await readCard(page))) await delay(20);
}

/** Centres of the visible words. */
function findWords(page: Page): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() => {
    const texts = Array.from(document.querySelectorAll('p'), ({ firstChild }) => firstChild as Text);
    const range = document.createRange();
    return texts
      .flatMap((text) =>
        Array.from(text.data.matchAll(/\p{L}{3,}/gu), ({ index, 0: word }) => {
          range.setStart(text, index + (word.length >> 1));
          range.setEnd(text, index + (word.length >> 1) + 1);
          const { left, top, width, height } = range.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        }),
      )
      .filter(({ y }) => y < innerHeight - 20);
  });
}
