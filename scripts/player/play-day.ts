import type { KeyInput } from 'puppeteer-core';
import { click, delay, sendMessage } from '../browser/driver.ts';
import { checkCard, checkEnd, checkWeek } from './check-screens.ts';
import type { Learner } from './learner.ts';
import { countSession, type LogState } from './log-numbers.ts';
import { type Player, toDay } from './player.ts';
import { readScreen, type Screen } from './screen.ts';

/** New words a day, as installed. */
export const NEW_PER_DAY = 10;
/** A session has far fewer presses. */
const MAX_PRESSES = 1_000;

/** What a day of the player brought. */
export interface PlayedDay {
  /** The words in the order in which they were introduced. */
  introduced: Screen[];
  presses: number;
  /** Differences between screens and log. */
  faults: string[];
}

export interface DayPlan {
  player: Player;
  learner: Learner;
  /** Answer to the question that is asked once, above the first word. */
  level?: 'none' | 'some' | 'much';
  /** Called with the screens worth a picture. */
  onScreen?: (name: 'opened' | 'question' | 'answer' | 'summary') => Promise<void>;
}

/** Opens the popup and studies until the day is done. The popup opens on Study on its own. */
export async function playDay({ player, learner, level = 'none', onScreen }: DayPlan): Promise<PlayedDay> {
  const played: PlayedDay = { introduced: [], presses: 0, faults: [] };
  const page = await player.open('popup.html');
  const pictured = new Set<string>();
  const show = async (name: 'opened' | 'question' | 'answer' | 'summary') => {
    if (pictured.has(name)) return;
    pictured.add(name);
    await onScreen?.(name);
  };
  let screen = await readScreen(page);
  await show('opened');
  played.faults.push(...(await checkBadge(player)));
  if (screen.hasStartQuestion) {
    await click(page, `#study-start-${level}`);
    await page.waitForFunction(() => document.querySelector('#study-start') === null);
    screen = await readScreen(page);
  }
  while (screen.side !== 'end') {
    if (played.presses++ > MAX_PRESSES) throw new Error(`Expected the day to end, it is still at ${screen.left}.`);
    played.faults.push(...(await checkAgain(player, (log, now) => checkCard(screen, count(log, now)))));
    if (screen.side === 'new') played.introduced.push(screen);
    else if (screen.side === 'front') await show('question');
    else if (played.presses > 20) await show('answer');
    await player.moveTo(player.now() + learner.think());
    await page.keyboard.press(chooseKey(screen, learner, player.now()));
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

/** A step may return between the popup's question and this one: what was right a moment ago is right. */
async function checkAgain(player: Player, check: (log: LogState, now: number) => string[]): Promise<string[]> {
  const log = await player.readLog();
  const now = player.now();
  const faults = check(log, now);
  return faults.length === 0 ? [] : check(log, now - 1_000).length === 0 ? [] : faults;
}

/** As a person answers: Space, the digits, sometimes "I know it", "Not today", or "Undo" after a slip. */
function chooseKey({ side, word, rank }: Screen, learner: Learner, now: number): KeyInput {
  if (side === 'new') {
    if (learner.knowsAlready(word, rank)) return 'k';
    return learner.happens(0.01) ? 'b' : ' ';
  }
  if (side === 'front') return learner.happens(0.015) ? 'z' : ' ';
  return learner.recall(word, now) ? '2' : '1';
}

/** The toolbar's number is that of the words due and in a step; the background writes it a moment later. */
async function checkBadge(player: Player): Promise<string[]> {
  const { left } = count(await player.readLog(), player.now());
  const expected = left.due + left.learning;
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

/** Adds the starter deck as the first steps do. */
export async function installDeck(player: Player, pair: string): Promise<void> {
  const page = await player.open('options.html');
  await sendMessage(page, { type: 'deck.install', pair });
  for (;;) {
    const found = await sendMessage<{ pair: string; isComplete: boolean }[]>(page, { type: 'deck.list' });
    if (found.ok && found.value.some((deck) => deck.pair === pair && deck.isComplete)) return;
    await delay(100);
  }
}
