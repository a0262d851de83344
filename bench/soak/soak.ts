import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { connect, delay, sendMessage } from '../../scripts/browser/driver.ts';
import type { BrowserKind, ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { launch } from '../../scripts/browser/launch.ts';
import { stopBackground } from '../../scripts/browser/stop-background.ts';
import { type ReferenceApi, startReferenceApi } from '../../src/server/api/server.ts';
import { type ConsoleWatch, toLogArguments, watchChromium, watchFirefox } from './consoles.ts';
import { type MemoryLog, watchMemory } from './memory.ts';
import { hoverWords, type Library, openLibrary } from './reading.ts';
import { type Findings, inspect } from './result.ts';
import { readServedDeck } from './served-deck.ts';
import { type AnswerLog, answerCards } from './studying.ts';

const STUDIED = 'spa-eng';
const SYNCED = 'fra-eng';

const HOVERS_PER_PAGE = 8;
/** In a tab that never navigates. */
const HOVERS_IN_OPEN_TAB = 2;
const ANSWERS_PER_PAGE = 2.5;
const LOOKS = 40;
/** Stops the background while a page is read, and next time while an answer is being stored. */
const PAGES_PER_STOP = 4;
/** Early enough that the synced deck's memory counts from the second quarter on. */
const SYNC_AT = 0.12;
/** Stretches a sync to half a minute. */
const LATENCY_MS = 100;

export interface SoakPlan {
  minutes: number;
  pages: number;
}

/** Browsers and pages of a running soak. */
interface Setting {
  extension: ExtensionBrowser;
  library: Library;
  api: ReferenceApi;
  reading: Page;
  open: Page;
  consoles: ConsoleWatch;
  memory: MemoryLog;
  counts: { hovers: number; cards: number; stops: number };
  answers: AnswerLog;
}

/** Reads and studies for the given time, and returns the result. */
export async function soak(kind: BrowserKind, plan: SoakPlan): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-soak-'));
  const logPath = join(folder, 'console.log');
  const library = await openLibrary(STUDIED);
  const api = await startReferenceApi({ decks: [readServedDeck(SYNCED)], latencyMs: LATENCY_MS });
  const extension = await launch(kind, { isBackgroundFree: true, args: isLogged(kind) ? toLogArguments(logPath) : [] });
  try {
    const setting = await prepare(extension, { library, api, logPath });
    const startedAt = Date.now();
    const pauseMs = (plan.minutes * 60_000) / plan.pages;
    for (let index = 0; index < plan.pages; index++) {
      await delay(Math.max(0, startedAt + index * pauseMs - Date.now()));
      await goOn(setting, index, plan.pages);
    }
    return await inspect({ ...setting, synced: SYNCED, minutes: (Date.now() - startedAt) / 60_000, pages: plan.pages });
  } finally {
    await extension.close();
    await api.close();
    library.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const isLogged = (kind: BrowserKind) => kind === 'chromium';

async function prepare(
  extension: ExtensionBrowser,
  { library, api, logPath }: { library: Library; api: ReferenceApi; logPath: string },
): Promise<Setting> {
  const options = await extension.open(extension.extensionUrl('options.html'));
  await sendMessage(options, { type: 'deck.install', pair: STUDIED });
  await sendMessage(options, { type: 'settings.put', change: { study: { newPerDay: 500 } } });
  await connect(options, api.address, api.key);
  // In Chromium the extension's process should end with its background.
  if (isLogged(extension.kind)) await options.close();
  const [reading, open] = [await extension.open(library.toUrl(0)), await extension.open(library.toUrl(1_000))];
  return {
    extension,
    library,
    api,
    reading,
    open,
    consoles: isLogged(extension.kind) ? watchChromium(logPath) : await watchFirefox(extension, options, library.site),
    memory: watchMemory(extension, { reading, open }),
    counts: { hovers: 0, cards: 0, stops: 0 },
    answers: { confirmed: [], unclear: [] },
  };
}

/** Handles one page: opens and reads it, gives some answers, and does what else is due. */
async function goOn(setting: Setting, place: number, pages: number): Promise<void> {
  const { extension, library, reading, open, consoles, memory } = setting;
  const isStop = place % PAGES_PER_STOP === PAGES_PER_STOP - 1;
  const isWhileReading = place % (2 * PAGES_PER_STOP) < PAGES_PER_STOP;
  await reading.goto(library.toUrl(place));
  if (place === Math.floor(pages * SYNC_AT)) await startSync(extension);
  if (isStop && isWhileReading) await stop(setting);
  await hover(setting, reading, HOVERS_PER_PAGE, place);
  await hover(setting, open, HOVERS_IN_OPEN_TAB, place);
  const answers = Math.floor((place + 1) * ANSWERS_PER_PAGE) - Math.floor(place * ANSWERS_PER_PAGE);
  await study(setting, answers, isStop && !isWhileReading);
  await consoles.listen();
  if (place % Math.ceil(pages / LOOKS) === 0) {
    // It has just been used, so a background is running.
    await hover(setting, reading, 0, place);
    await memory.look();
  }
}

async function startSync(extension: ExtensionBrowser): Promise<void> {
  const [from, to] = SYNCED.split('-');
  const page = await extension.open(extension.extensionUrl('options.html'));
  await sendMessage(page, { type: 'sync.start', from, to });
  await page.close();
}

async function stop({ extension, consoles, counts }: Setting): Promise<void> {
  await consoles.listen();
  await stopBackground(extension);
  counts.stops += 1;
}

async function hover({ counts }: Setting, page: Page, count: number, place: number): Promise<void> {
  counts.cards += await hoverWords(page, count, place * count);
  counts.hovers += count;
}

/** Opens the study screen as the popup would, and closes it again. */
async function study(setting: Setting, count: number, isStopped: boolean): Promise<void> {
  const popup = await setting.extension.open(setting.extension.extensionUrl('popup.html?study'));
  let stops = isStopped ? 1 : 0;
  await answerCards(popup, count, setting.answers, async () => {
    if (stops-- > 0) await stop(setting);
  });
  await popup.close();
}
