import { join } from 'node:path';
import { isGrammarWord } from '../../src/languages/grammar-words.ts';
import type { BrowserKind } from '../browser/extension-browser.ts';
import { readDeck } from '../lookup/packaged-decks.ts';
import { checkProgress } from './check-screens.ts';
import { createLearner } from './learner.ts';
import { readLog } from './log-numbers.ts';
import { checkReminder, meetWord, setReminder } from './play-around.ts';
import { installDeck, playDay } from './play-day.ts';
import { type Player, startPlayer, toDay } from './player.ts';
import { countProgress, type DeckList } from './progress-numbers.ts';

const PAIR = 'deu-eng';
/** Monday, 1 March 2027, local time. */
const FIRST_DAY = new Date(2027, 2, 1).getTime();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH_DAYS = 30;
/** Days with pictures, which are never missed. */
const PICTURED = [1, 2, 7, 30];
const GOAL = 0.9;
/** Words met on a page, by the day on which they are looked up. */
const MET = new Map([
  [3, 'Koffer'],
  [6, 'Schnee'],
  [16, 'Bahnhof'],
]);
/** Day at whose end the learner switches the reminder on. */
const REMINDER_DAY = 3;

export interface MonthPlan {
  kind: BrowserKind;
  days: number;
  random: () => number;
  /** Where pictures go; undefined for none. */
  folder?: string;
  onDay?: (line: string) => void;
}

/** Plays days in a row, some of them missed. @returns The days with study, and the differences between screens and log. */
export async function playMonth(plan: MonthPlan): Promise<{ days: number; faults: string[] }> {
  const { kind, random, folder, onDay } = plan;
  const deck = toList();
  const learner = createLearner(random, deck.words, 0);
  const player = await startPlayer(kind, FIRST_DAY + 18 * HOUR_MS);
  const faults: string[] = [];
  let studied = 0;
  try {
    await installDeck(player, PAIR);
    for (let day = 1; day <= plan.days; day++) {
      if (!PICTURED.includes(day) && day < plan.days && random() < 0.12) {
        onDay?.(`day ${day}: missed`);
        continue;
      }
      studied += 1;
      // The clock's own summer time starts in this month.
      const morning = new Date(FIRST_DAY + DAY_MS * (day - 1) + 12 * HOUR_MS).setHours(0, 0, 0, 0);
      await player.moveTo(morning + (7 + 14 * random()) * HOUR_MS);
      const met = MET.get(day);
      if (met !== undefined) await meetWord(player, met);
      if (day > REMINDER_DAY) faults.push(...(await checkReminder(player)).map((fault) => `day ${day}: ${fault}`));
      const isPictured = folder !== undefined && PICTURED.includes(day);
      const take = async (name: string) => {
        if (!isPictured) return;
        const file = join(folder, `day-${day}-${name}.png`) as `${string}.png`;
        await player.page().screenshot({ path: file, captureBeyondViewport: false });
      };
      const played = await playDay({
        player,
        learner,
        onScreen: take,
        ...(day === 1 ? { level: 'none' as const } : {}),
      });
      if (day === REMINDER_DAY) await setReminder(player);
      const sentence = played.introduced.find(({ word }) => word === met)?.sentence ?? '';
      if (met !== undefined && !sentence.includes(met)) {
        faults.push(`day ${day}: expected ${met} as a new word in its sentence, got "${sentence}"`);
      }
      faults.push(...played.faults.map((fault) => `day ${day}: ${fault}`));
      if (PICTURED.includes(day) || day === plan.days) {
        faults.push(...(await playProgress(player, deck)).map((fault) => `day ${day}, progress: ${fault}`));
        await take('progress');
      }
      onDay?.(`day ${day}: ${played.introduced.length} introduced, ${played.presses} presses`);
    }
    faults.push(...checkDays(player));
  } finally {
    await player.close();
  }
  return { days: studied, faults };
}

function toList(): DeckList {
  const { cards, coverage = [] } = readDeck(PAIR);
  const words = cards.map(([word]) => word.normalize('NFC'));
  return { words, coverage, leftForReading: new Set(words.filter((word) => isGrammarWord(word, 'deu'))) };
}

async function playProgress(player: Player, deck: DeckList): Promise<string[]> {
  const page = await player.open(`progress.html?view=statistics&deck=${PAIR}`);
  const log = await player.readLog();
  const day = toDay(player.now());
  const past = readLog(player.ops().filter((op) => op.day <= day - MONTH_DAYS));
  return checkProgress(page, countProgress(log, past, deck, day), { day, words: deck.words.length, goal: GOAL });
}

/** The entries of the log carry the shifted clock: a restarted background would have gone back to the first day. */
function checkDays(player: Player): string[] {
  return player
    .ops()
    .filter(({ at, day }) => day !== toDay(at))
    .map(({ at, day }) => `an entry at ${new Date(at).toISOString()} counts for day ${day}, expected ${toDay(at)}`);
}
