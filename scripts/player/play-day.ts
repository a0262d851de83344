import type { KeyInput, Page } from 'puppeteer-core';
import { click, delay, readText, sendMessage } from '../browser/driver.ts';
import { waitForWholeDeck } from '../browser/whole-deck.ts';
import { checkCard, checkEnd, checkWeek } from './check-screens.ts';
import type { Learner } from './learner.ts';
import { countSession, type LogState } from './log-numbers.ts';
import { type Player, toDay } from './player.ts';
import { readScreen, type Screen } from './screen.ts';

/** New words a day, as installed. */
export const NEW_PER_DAY = 10;
/** A session has far fewer presses. */
const MAX_PRESSES = 1_000;

/** The outcome of a day of the player. */
export interface PlayedDay {
  /** The words in the order in which they were introduced. */
  introduced: Screen[];
  presses: number;
  /** Differences between screens and log. */
  faults: string[];
}

export type Level = 'none' | 'some' | 'much' | 'check';

export interface DayPlan {
  player: Player;
  learner: Learner;
  /** Page of the popup. */
  path?: string;
  /** Answer to the question that is asked once, above the first word. `check`: the check in its place, with its proposal. */
  level?: Level;
  /** Called with the screens worth a picture. */
  onScreen?: (name: 'opened' | 'question' | 'answer' | 'summary') => Promise<void>;
}

/** Opens the popup and studies until the day is done. The popup opens on Study on its own. */
export async function playDay({ player, learner, path = 'popup.html', level, onScreen }: DayPlan): Promise<PlayedDay> {
  const played: PlayedDay = { introduced: [], presses: 0, faults: [] };
  const page = await player.open(path);
  const pictured = new Set<string>();
  const show = async (name: 'opened' | 'question' | 'answer' | 'summary') => {
    if (pictured.has(name)) return;
    pictured.add(name);
    await onScreen?.(name);
  };
  // The numbers are those of the last question to the background; turning a card asks nothing.
  let askedAt = player.now();
  await page.waitForSelector('#study-card, #study-end, #study-start-skip');
  await show('opened');
  played.faults.push(...(await checkBadge(player)));
  if (level !== undefined || (await page.$('#study-start'))) {
    await click(page, `#study-start-${level ?? 'skip'}`);
    if (level === 'check') await takeCheck(player, learner);
    await page.waitForFunction(() => !document.querySelector('#study-start, #check-panel'));
  }
  let screen = await readScreen(page);
  while (screen.side !== 'end') {
    if (played.presses++ > MAX_PRESSES) throw new Error(`Expected the day to end, it is still at ${screen.left}.`);
    played.faults.push(...(await checkAgain(player, askedAt, (log, now) => checkCard(screen, count(log, now)))));
    if (screen.side === 'new') played.introduced.push(screen);
    else if (screen.side === 'front') await show('question');
    else if (played.presses > 20) await show('answer');
    await player.moveTo(player.now() + learner.think());
    const key = chooseKey(screen, learner, player.now());
    if (screen.side !== 'front' || key !== ' ') askedAt = player.now();
    await pressKey(page, key);
    screen = await readScreen(page, screen);
  }
  const log = await player.readLog();
  const numbers = count(log, player.now());
  played.faults.push(
    ...checkEnd(screen, numbers, NEW_PER_DAY),
    ...checkWeek(screen, log, toDay(player.now())),
    ...(await checkBadge(player)),
  );
  await show('summary');
  return played;
}

function count(log: LogState, now: number) {
  return countSession(log, { day: toDay(now), now, newPerDay: NEW_PER_DAY });
}

/** A step may return between the key and the background's answer: what was right a moment later is right. */
async function checkAgain(
  player: Player,
  askedAt: number,
  check: (log: LogState, now: number) => string[],
): Promise<string[]> {
  const log = await player.readLog();
  const faults = check(log, askedAt);
  return faults.length === 0 || check(log, askedAt + 1_000).length === 0 ? [] : faults;
}

/** As a person answers: Space, the digits, sometimes "I know it", "Not today", or "Undo" after a slip. */
function chooseKey({ side, word, rank }: Screen, learner: Learner, now: number): KeyInput {
  if (side === 'new') {
    if (learner.knowsAlready(word, rank)) return 'k';
    return learner.happens(0.01) ? 'L' : ' ';
  }
  if (side === 'front') return learner.happens(0.015) ? 'z' : ' ';
  return learner.recall(word, now) ? '2' : '1';
}

/** A capital letter is pressed together with Shift. */
async function pressKey(page: Page, key: KeyInput): Promise<void> {
  const isCapital = /^[A-Z]$/.test(key);
  if (isCapital) await page.keyboard.down('Shift');
  await page.keyboard.press(key);
  if (isCapital) await page.keyboard.up('Shift');
}

/** Words that are due or in a step. */
export async function countDue(player: Player): Promise<number> {
  const { left } = count(await player.readLog(), player.now());
  return left.due + left.learning;
}

/** The toolbar's number is that of the words due and in a step; the background writes it a moment later. */
async function checkBadge(player: Player): Promise<string[]> {
  const expected = await countDue(player);
  for (let tries = 0; ; tries++) {
    const text = await player.page().evaluate(() => {
      const { action } = (globalThis as unknown as { chrome: { action: { getBadgeText(of: object): unknown } } })
        .chrome;
      return action.getBadgeText({}) as Promise<string>;
    });
    if (Number(text) === expected) return [];
    if (tries >= 40) return [`badge: the log says ${expected}, the toolbar ${text}`];
    await delay(50);
  }
}

/** Answers the placement check in the popup, marks what it proposes as known, and returns to Study. */
async function takeCheck(player: Player, learner: Learner): Promise<void> {
  const page = player.page();
  await click(page, '#check-begin');
  await page.waitForSelector('#check-card');
  for (;;) {
    const word = await readText(page, '#check-word');
    await player.moveTo(player.now() + learner.think());
    await page.keyboard.press(learner.knowsAlready(word, learner.rankOf(word)) ? '2' : '1');
    await page.waitForFunction(
      (before: string) => document.querySelector('#check-word')?.textContent !== before,
      {},
      word,
    );
    if ((await page.$('#check-card')) === null) break;
  }
  await page.waitForSelector('#check-result, #check-unclear');
  // Nothing is proposed if even the first words are unknown, or the answers are unclear.
  await delay(500);
  if (await page.$('#know-mark[aria-disabled="false"]')) {
    await click(page, '#know-mark');
    await page.waitForSelector('#know-undo');
  }
  await click(page, '#know-study');
}

/** Adds the starter deck as the first steps do. */
export async function installDeck(player: Player, pair: string): Promise<void> {
  const page = await player.open('options.html');
  await sendMessage(page, { type: 'deck.install', pair });
  await waitForWholeDeck(page, pair);
}
