import { sendMessage } from '../scripts/browser/driver.ts';
import type { LookupResult } from '../src/messaging/lookup-views.ts';
import { launchToMeasure } from './browser.ts';
import { atMost, type Budget, timesFloor } from './budget.ts';
import { makeLargeDeck } from './large-deck.ts';
import { type LookupTimes, timeLookups } from './lookup.ts';
import { findExtensionProcess, forgetPeak, readPeak } from './processes.ts';
import type { Sides } from './sides.ts';
import type { Table } from './table.ts';
import { timeBareWriting, timeImport } from './writing.ts';

const PAIR = 'deu-eng';
const SAMPLE = 1_000;
const ROUNDS = { full: 10, quick: 1 };
/** By the number of cards. */
const BUDGETS: Record<number, { writing: Budget; disk?: Budget }> = {
  100000: { writing: timesFloor(1.5), disk: atMost(10) },
  1000000: { writing: atMost(10) },
};

/** What a deck costs that was read from a file. */
export interface DeckCosts {
  cards: number;
  importMs: number;
  /** Bare writing of the rows that the import left. */
  floorMs: number;
  /** What the databases take. */
  diskBytes: number;
  /** The most that the extension's process held while the deck was written, options page included; undefined where nobody tells. */
  peakBytes: number | undefined;
  lookups: LookupTimes;
}

/** Writes a deck of so many cards in a new browser, and looks words up in it. */
export async function measureDeck(sides: Sides, cards: number, isQuick: boolean): Promise<DeckCosts> {
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full;
  const [ours, { extension: bare }] = await Promise.all([
    launchToMeasure(sides.kind, { isBackgroundFree: true }),
    sides.get('floor'),
  ]);
  try {
    const page = await ours.open(ours.extensionUrl('options.html'));
    const floorPage = await bare.open(bare.extensionUrl('page.html'));
    const pid = await findExtensionProcess(ours);
    if (pid !== undefined) forgetPeak(pid);
    const importMs = await timeImport(page, PAIR, cards);
    const peakBytes = pid === undefined ? undefined : readPeak(pid);
    const diskBytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? Number.NaN);
    const words = findWords(cards);
    const [text = ''] = words;
    const found = await sendMessage<LookupResult>(page, { type: 'lookup.define', text, offset: 0, language: 'deu' });
    if (!found.ok || found.value.entries.length === 0) throw new Error(`Expected "${text}" to be found, it was not.`);
    const lookups = await timeLookups({ page, floorPage }, { pair: PAIR, cards, words, rounds });
    await floorPage.close();
    return { cards, importMs, floorMs: await timeBareWriting(page), diskBytes, peakBytes, lookups };
  } finally {
    await ours.close();
  }
}

/** Words from all over the deck. */
function findWords(cards: number): string[] {
  const step = Math.max(1, Math.floor(cards / SAMPLE));
  const words: string[] = [];
  for (const [rank, word] of makeLargeDeck(PAIR, cards)) if (rank % step === 0) words.push(word);
  return words;
}

export async function benchDeck(
  sides: Sides,
  { cards, isQuick }: { cards: number; isQuick: boolean },
  table: Table,
): Promise<void> {
  const { importMs, floorMs, diskBytes, lookups } = await measureDeck(sides, cards, isQuick);
  const count = cards.toLocaleString('en');
  const { get, define, floor } = lookups;
  const budgets = BUDGETS[cards];
  table.add(`\`lookup.get\`, ${count} cards`, { ours: get, floor, budget: timesFloor(1.5) });
  table.add(`\`lookup.define\`, ${count} cards`, { ours: define, floor, budget: timesFloor(1.5) });
  table.add(`${count} cards from a file, s`, {
    ours: [importMs / 1000],
    floor: [floorMs / 1000],
    budget: budgets?.writing,
  });
  table.add(`${count} cards on disk, MB`, { ours: [diskBytes / 1_000_000], budget: budgets?.disk });
}
