import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { type Browser, type Frame, launch, type Page } from 'puppeteer-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/setup/browsers.mjs';
import { findFaults } from './support/axe.ts';

/**
 * Photographs every room of the gallery and compares it with the stored photograph. `UPDATE=1` stores the new ones
 * after an intended change; otherwise they lie in `.output/photographs` with differences in red.
 */

const CONFIG = 'test/gallery/vite.config.ts';
const KEPT = new URL('photographs/', import.meta.url);
const TAKEN = new URL('../../.output/photographs/', import.meta.url);
const ROOMS = ['welcome', 'popup', 'options', 'progress', 'card'];
/** Share of a photograph's pixels: another browser version renders the edges of letters slightly differently. */
const MAX_DIFFERENT = 0.002;
const EXPOSURES = 4;
/** Higher than any room: frames outside the viewport are not painted. */
const WALL = { width: 1_600, height: 3_600 };

let browser: Browser;
let server: PreviewServer;
let page: Page;

beforeAll(async () => {
  await mkdir(TAKEN, { recursive: true });
  await build({ configFile: CONFIG });
  server = await preview({ configFile: CONFIG, preview: { host: '127.0.0.1', port: 0 } });
  browser = await launch({
    executablePath: findBrowser('chromium') as string,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--lang=en-GB',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--hide-scrollbars',
    ],
  });
  page = await browser.newPage();
  await page.setViewport(WALL);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(query: string): Promise<void> {
  const { port } = server.httpServer.address() as { port: number };
  await page.goto(`http://127.0.0.1:${port}/?room=${query}`);
  await page.waitForSelector('html[data-ready]', { timeout: 60_000 });
}

async function photograph(): Promise<Buffer> {
  const height = await page.$eval('.wall', (wall) => wall.getBoundingClientRect().height);
  return Buffer.from(await page.screenshot({ clip: { x: 0, y: 0, width: WALL.width, height } }));
}

/**
 * @returns Share of the pixels that differ; 1 for another size. If too many differ, they are painted beside the
 * photograph.
 */
async function compare(name: string, taken: Buffer, kept: Buffer): Promise<number> {
  if (taken.equals(kept)) return 0;
  const [one, other] = [PNG.sync.read(taken), PNG.sync.read(kept)];
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return 1;
  const difference = new PNG({ width, height });
  const share =
    pixelmatch(one.data, other.data, difference.data, width, height, { threshold: 0.15 }) / (width * height);
  if (share >= MAX_DIFFERENT) await writeFile(new URL(`${name}-difference.png`, TAKEN), PNG.sync.write(difference));
  return share;
}

/** Compares the open room with its stored photograph. */
async function expectAsBefore(name: string): Promise<void> {
  const kept = new URL(`${name}.png`, KEPT);
  if (process.env.UPDATE) {
    await mkdir(KEPT, { recursive: true });
    await writeFile(kept, await photograph());
  }
  expect(existsSync(kept), `a photograph ${name}.png was kept before (UPDATE=1 keeps this one)`).toBe(true);
  let different = 1;
  // On a busy machine some frames are not painted yet when the picture is taken.
  for (let exposure = 0; exposure < EXPOSURES && different >= MAX_DIFFERENT; exposure++) {
    const taken = await photograph();
    await writeFile(new URL(`${name}.png`, TAKEN), taken);
    different = await compare(name, taken, await readFile(kept));
  }
  expect(different, name).toBeLessThan(MAX_DIFFERENT);
}

/** Buttons of the popup without a hint. */
async function findWithoutHint(frame: Frame): Promise<string[]> {
  const texts = await frame.$$eval('button:not([title]), a.button:not([title]), a.tab:not([title])', (buttons) =>
    buttons.map((button) => button.outerHTML),
  );
  return texts.map((text) => `without a hint: ${text}`);
}

/** Text that runs out of its window sideways, where nobody can read it. */
function findCutText(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const isMeantToBe = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        getComputedStyle(element).textOverflow === 'ellipsis' ||
        element.matches('.visually-hidden') ||
        isMeantToBe(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      const isOut = [...range.getClientRects()].some(({ left, right }) => left < -1 || right > innerWidth + 1);
      if (isOut && !isMeantToBe(walker.currentNode.parentElement)) found.push(`cut: ${range.toString().slice(0, 80)}`);
    }
    return found;
  });
}

/** A card that scrolls although nothing is below its text. */
async function findNeedlessScroll(frame: Frame): Promise<string[]> {
  const needless = await frame.$$eval(
    '.card',
    (cards) =>
      cards.filter((card) => {
        const text = document.createRange();
        text.selectNodeContents(card);
        const { bottom } = card.getBoundingClientRect();
        const isBelow = [...text.getClientRects()].some((line) => line.height > 1 && line.bottom > bottom);
        return card.scrollHeight > card.clientHeight && !isBelow;
      }).length,
  );
  return needless > 0 ? ['a card scrolls without text below'] : [];
}

test.each(ROOMS.flatMap((room) => [[room, 'light', 'all'] as const, [room, 'dark', 'colours'] as const]))(
  'the room of the %s is unchanged, %s, and is accessible',
  async (room, theme, scope) => {
    await open(`${room}&theme=${theme}`);
    await expectAsBefore(`${room}-${theme}`);
    const faults: string[] = [];
    const frames = await page.$$('.frame iframe');
    expect(frames.length).toBeGreaterThan(3);
    for (const handle of frames) {
      const [name, frame] = await Promise.all([handle.evaluate(({ title }) => title), handle.contentFrame()]);
      const found = await findFaults(frame, scope);
      // The room of the card has pages of the web around it.
      if (room !== 'card') found.push(...(await findCutText(frame)));
      if (room === 'popup') found.push(...(await findWithoutHint(frame)), ...(await findNeedlessScroll(frame)));
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

test.each(ROOMS)('the room of the %s is unchanged from right to left', async (room) => {
  await open(`${room}&dir=rtl`);
  await expectAsBefore(`${room}-rtl`);
});

const LONG_NAMES = [
  {
    name: 'Donaudampfschifffahrtsdeutsch von der unteren Donau',
    otherEnd: 'Donaudampfschifffahrtsdeutsch von der oberen Donau',
    otherBeginning: 'Rheindampfschifffahrtsdeutsch von der unteren Donau',
  },
  {
    name: 'العربية الفصحى المكتوبة في بلاد الشام والعراق',
    otherEnd: 'العربية الفصحى المكتوبة في بلاد الشام ومصر',
    otherBeginning: 'الفارسية الفصحى المكتوبة في بلاد الشام والعراق',
  },
];

test.each(['ltr', 'rtl'])(
  'a long name in a closed list shows its beginning on a page that runs %s',
  async (direction) => {
    await open(`welcome&exhibit=${encodeURIComponent('welcome: a long name, and a deck on its way')}&dir=${direction}`);
    const list = await page.waitForSelector('input[role=combobox]');
    const look = async (name: string) => {
      await list?.evaluate((field, value) => Object.assign(field, { value }), name);
      return list?.screenshot({ encoding: 'base64' });
    };
    for (const { name, otherEnd, otherBeginning } of LONG_NAMES) {
      const seen = await look(name);
      expect((await look(otherEnd)) === seen, `${otherEnd} looks the same`).toBe(true);
      expect((await look(otherBeginning)) === seen, `${otherBeginning} looks the same`).toBe(false);
    }
  },
);

test.each(['menu: over a page', 'menu: in a Firefox that cannot underline'])(
  '%s: the way to the options is in sight in a low window',
  async (exhibit) => {
    await page.setViewport({ width: 360, height: 510 });
    await open(`popup&exhibit=${encodeURIComponent(exhibit)}&lang=de`);
    const isSeen = await page.$eval('#open-options', (entry) => {
      const { left, top, width, height } = entry.getBoundingClientRect();
      return entry.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    await page.setViewport(WALL);
    expect(isSeen).toBe(true);
  },
);

test('the button beside recordings with a long name keeps its label on one line', async () => {
  await page.setViewport({ width: 360, height: 720 });
  await open(`options&exhibit=${encodeURIComponent('options: recordings')}&lang=ja`);
  const lines = await page.$eval('.recordings-row', (row) => {
    const name = row.querySelector('bdi') as HTMLElement;
    name.textContent = 'local-yomichan-audio-collection-2023-06-11-opus.zip';
    const label = document.createRange();
    label.selectNodeContents(row.querySelector('button') as HTMLElement);
    return label.getClientRects().length;
  });
  await page.setViewport(WALL);
  expect(lines).toBe(1);
});

test('what a button of the card does shows in full beside many buttons', async () => {
  const style = await readFile('assets/public/card.css', 'utf8');
  const buttons = '<button class="icon labelled">Kenne ich</button>'.repeat(2);
  const bar = `<div class="bar" data-label="Karte anheften (D)">${buttons}</div>`;
  await page.setContent(`<style>${style}</style><div class="card" style="width: 230px">${bar}</div>`);
  const [hint, card] = await page.evaluate(() =>
    ['.bar', '.card'].map((at) => {
      const { width, height } = getComputedStyle(
        document.querySelector(at) as Element,
        at === '.bar' ? '::before' : '',
      );
      return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
    }),
  );
  expect(hint?.width).toBeGreaterThan(90);
  expect(card?.height).toBeLessThan(60);
});

test('buttons without a frame line up where they begin a further line', async () => {
  await page.setViewport({ width: 320, height: 600 });
  await open(`popup&exhibit=${encodeURIComponent('search: words and one of them open')}&lang=de`);
  const starts = await page.$$eval('.found-acts', (rows) =>
    rows.flatMap((row) => {
      const buttons = [...row.querySelectorAll('button')].map((button) => {
        const isPlain = button.matches('.is-plain');
        const { left, top } = button.getBoundingClientRect();
        return { isPlain, top, left: left + (isPlain ? Number.parseFloat(getComputedStyle(button).paddingLeft) : 0) };
      });
      // A button that is not beside the one before it begins a line; the frame of one without is there, only not seen.
      const firsts = buttons.filter(({ top }, index) => Math.abs(top - (buttons[index - 1]?.top ?? -100)) > 10);
      return firsts.map(({ left }) => Math.round(left - row.getBoundingClientRect().left));
    }),
  );
  await page.setViewport(WALL);
  expect(starts.length).toBeGreaterThan(1);
  expect(Math.max(...starts.map(Math.abs))).toBeLessThanOrEqual(1);
});

test('a card in a view without room keeps its word apart from the meanings', async () => {
  const style = await readFile('assets/public/card.css', 'utf8');
  const entry = '<div class="first"><div class="head"><span class="word">Haus</span></div></div>';
  const meanings = '<div class="meanings"><span class="gloss">house</span></div>';
  await page.setContent(
    `<style>${style}</style><div class="card small"><div class="entry">${entry}${meanings}</div></div>`,
  );
  const [end, start] = await page.evaluate(() => [
    document.querySelector('.word')?.getBoundingClientRect().right ?? 0,
    document.querySelector('.gloss')?.getBoundingClientRect().left ?? 0,
  ]);
  expect((start ?? 0) - (end ?? 0)).toBeGreaterThan(3);
});

/** Heights at which the buttons of a row stand. */
const findLines = (buttons: Element[]) => [...new Set(buttons.map((button) => button.getBoundingClientRect().top))];

test('the buttons below a card share a line at the popup’s width, also in German', async () => {
  await page.setViewport({ width: 360, height: 600 });
  await open(`popup&exhibit=${encodeURIComponent('browse: a card')}&lang=de`);
  const lines = await page.$$eval('.found-acts > button', findLines);
  await page.setViewport(WALL);
  expect(lines).toHaveLength(1);
});

test.each(['german', 'spanish', 'japanese'])(
  'the buttons of a pinned card share a line in the narrowest window, %s',
  async (language) => {
    await page.setViewport({ width: 320, height: 420 });
    await open(`card&exhibit=${encodeURIComponent(`card: pinned, ${language}`)}`);
    const lines = await page.$$eval('>>> .bar > button', findLines);
    await page.setViewport(WALL);
    expect(lines).toHaveLength(1);
  },
);

test('an empty search field asks from right to left in Arabic', async () => {
  await open(`popup&exhibit=${encodeURIComponent('search: nothing typed')}&dir=rtl`);
  const read = () => page.$eval('#search-field', (field) => getComputedStyle(field).direction);
  expect(await read()).toBe('rtl');
  await page.type('#search-field', 'casa');
  expect(await read()).toBe('ltr');
});

test('the arrows to the word before and after point outwards from right to left', async () => {
  const style = await readFile('assets/public/card.css', 'utf8');
  const button = (name: string) => `<button class="icon" data-name="${name}"><svg></svg></button>`;
  const bar = (dir: string) =>
    `<div class="bar" dir="${dir}">${['previous', 'next', 'pin'].map(button).join('')}</div>`;
  await page.setContent(`<style>${style}</style>${bar('ltr')}${bar('rtl')}`);
  expect(await page.$$eval('svg', (drawings) => drawings.map((drawing) => getComputedStyle(drawing).scale))).toEqual([
    ...['none', 'none', 'none'],
    ...['-1 1', '-1 1', 'none'],
  ]);
});

test('selection, focus and progress stay visible with the person’s own colours', async () => {
  const devtools = await page.createCDPSession();
  const force = (value: string) =>
    devtools.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await force('active');
  try {
    await open(`popup&exhibit=${encodeURIComponent('study: four ratings, own meaning')}`);
    const look = (selector: string) =>
      page.$eval(selector, (element) => {
        const { borderBlockEndColor: line, backgroundColor: ground } = getComputedStyle(element);
        return { line, ground };
      });
    expect(await look('.button.is-primary')).not.toEqual(await look('.button:not(.is-primary, .is-plain)'));
    const bar = await look('.study-bar');
    expect(bar.line).not.toBe(bar.ground);
    await open(`progress&exhibit=${encodeURIComponent('progress: statistics')}`);
    expect(await look('.tab[aria-current]')).not.toEqual(await look('.tab:not([aria-current])'));
  } finally {
    await force('none');
    await devtools.detach();
  }
});

test.each(readdirSync('docs/site').filter((file) => file.endsWith('.html')))(
  'the page %s of the project fits a phone and is accessible',
  async (file) => {
    await page.setViewport({ width: 320, height: 640 });
    await page.goto(pathToFileURL(`docs/site/${file}`).href);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    const faults = await findFaults(page);
    await page.setViewport(WALL);
    expect(widest).toBeLessThanOrEqual(320);
    expect(faults).toEqual([]);
  },
);
