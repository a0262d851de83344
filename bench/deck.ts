import type { Page } from 'puppeteer-core';
import { sendMessage } from '../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../scripts/browser/extension-browser.ts';
import type { LookupResult } from '../src/model/lookup.ts';
import { launchToMeasure } from './browser.ts';
import { atMost, type Budget, timesFloor } from './budget.ts';
import { findWords, makeLargeDeck } from './large-deck.ts';
import { type LookupTimes, timeLookups } from './lookup.ts';
import { findExtensionProcess, forgetPeak, readPeak } from './processes.ts';
import { addSearches, type SearchTimes, timeSearches } from './search.ts';
import type { Sides } from './sides.ts';
import { FIRST_ANSWER_BUDGET, timeFirstAnswers } from './start.ts';
import type { Table } from './table.ts';
import { timeBareImport, timeBareWriting, timeImport } from './writing.ts';

const PAIR = 'deu-eng';
const ROUNDS = { full: 10, quick: 1 };
/** Number of cards. */
const BUDGETS: Record<number, { ahead?: Budget; whole?: Budget; disk?: Budget }> = {
  100000: { ahead: timesFloor(1.5), disk: atMost(10) },
  1000000: { whole: timesFloor(1.3) },
};
/** Shortest time in which a person looks at the first cards of a file and finds the button. */
const LOOK_MS = 2_000;
/** Cards of the largest deck here whose file is stored before the button is pressed. */
const MOST_AHEAD = 100_000;

/** Costs of a deck that was imported from a file. */
export interface DeckCosts {
  cards: number;
  /** From choosing the file, with its button pressed immediately, until every word can be looked up. */
  importMs: number;
  /**
   * From pressing the button for a file that was previewed first; undefined for a file too large to be stored in
   * advance.
   */
  pressMs: number | undefined;
  /** Bare writing of the rows that the import left. */
  floorMs: number;
  /** A bare import of the same file. */
  bareImportMs: number;
  /** Size of the databases. */
  diskBytes: number;
  /**
   * Peak memory of the extension's process while the deck was written, options page included; undefined where the
   * system does not report it.
   */
  peakBytes: number | undefined;
  lookups: LookupTimes;
  searches: SearchTimes;
  /** From a message to a stopped background until its answer. */
  firstAnswers: { ours: number[]; floor: number[] };
}

/** Writes a deck of the given size in a new browser, and looks words up in it. */
export async function measureDeck(sides: Sides, cards: number, isQuick: boolean): Promise<DeckCosts> {
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full;
  const [ours, bareSide] = await Promise.all([
    launchToMeasure(sides.kind, { isBackgroundFree: true }),
    sides.get('floor'),
  ]);
  const bare = bareSide.extension;
  try {
    const page = await ours.open(ours.extensionUrl('options.html'));
    const floorPage = await bare.open(bare.extensionUrl('page.html'));
    const pid = await findExtensionProcess(ours);
    if (pid !== undefined) forgetPeak(pid);
    const { sinceChoiceMs: importMs } = await timeImport(page, PAIR, cards);
    const peakBytes = pid === undefined ? undefined : readPeak(pid);
    const diskBytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? Number.NaN);
    const words = findWords(PAIR, cards);
    const [text = ''] = words;
    const found = await sendMessage<LookupResult>(page, { type: 'lookup.define', text, offset: 0, language: 'deu' });
    if (!found.ok || found.value.entries.length === 0) throw new Error(`Expected "${text}" to be found, it was not.`);
    const lookups = await timeLookups({ page, floorPage }, { pair: PAIR, cards, words, rounds });
    const searches = await timeSearches({ page, floorPage }, makeLargeDeck(PAIR, cards), isQuick);
    const firstAnswers = await timeFirstAnswers(
      { side: { extension: ours, extensionDir: undefined }, page },
      { side: bareSide, page: floorPage },
      `/api/v1/fc/?f=deu&t=eng&n=${cards}`,
      isQuick,
    );
    await floorPage.close();
    const floorMs = await timeBareWriting(page);
    const bareImportMs = await timeBareImport(page, PAIR, cards);
    const pressMs = cards > MOST_AHEAD ? undefined : await timePress(ours, page, cards);
    return { cards, importMs, pressMs, floorMs, bareImportMs, diskBytes, peakBytes, lookups, searches, firstAnswers };
  } finally {
    await ours.close();
  }
}

/** Imports the same deck again, after a look at its first cards. */
async function timePress(ours: ExtensionBrowser, page: Page, cards: number): Promise<number> {
  await sendMessage(page, { type: 'deck.remove', id: PAIR });
  const { sincePressMs } = await timeImport(await ours.open(ours.extensionUrl('options.html')), PAIR, cards, LOOK_MS);
  return sincePressMs;
}

export async function benchDeck(
  sides: Sides,
  { cards, isQuick }: { cards: number; isQuick: boolean },
  table: Table,
): Promise<void> {
  const costs = await measureDeck(sides, cards, isQuick);
  const { importMs, pressMs, floorMs, bareImportMs, diskBytes, lookups, searches, firstAnswers } = costs;
  const count = cards.toLocaleString('en');
  const { get, define, floor } = lookups;
  const budgets = BUDGETS[cards];
  table.add(`\`lookup.get\`, ${count} cards`, { ours: get, floor, budget: timesFloor(1.5) });
  table.add(`\`lookup.define\`, ${count} cards`, { ours: define, floor, budget: timesFloor(1.5) });
  table.add(`background stopped, to its first answer, ${count} cards`, {
    ...firstAnswers,
    budget: FIRST_ANSWER_BUDGET,
  });
  const addWriting = (name: string, ms: number, bareMs: number, budget: Budget | undefined) =>
    table.add(`${count} cards from a file, ${name}, s`, { ours: [ms / 1000], floor: [bareMs / 1000], budget });
  if (pressMs !== undefined) addWriting('looked at for 2 s', pressMs, floorMs, budgets?.ahead);
  addSearches(table, cards, searches);
  addWriting('pressed at once', importMs, bareImportMs, budgets?.whole);
  table.add(`${count} cards on disk, MB`, { ours: [diskBytes / 1_000_000], budget: budgets?.disk });
}
