import { delay, sendMessage } from '../browser/driver.ts';
import { hoverWord, waitForWord } from '../browser/hover.ts';
import { startPageServer } from '../start/page-server.ts';
import { countDue } from './play-day.ts';
import type { Player } from './player.ts';

/** The events around a session: words met on pages, and the reminder. */

/** A person's pause. */
const A_MOMENT_MS = 300;
/** Down from the middle of a word, in pixels, to the first line of its card. */
const BELOW_WORD = 34;
/** Hour before every session of the player. */
const REMIND_AT = 6;

/** Looks a word up on a page and adds it to the words to study. */
export async function meetWord(player: Player, word: string): Promise<void> {
  const server = await startPageServer();
  const page = await player.extension.browser.newPage();
  try {
    await page.goto(`${server.address}/german.html`);
    await page.bringToFront();
    const place = await hoverWord(page, word);
    const card = await waitForWord(page, word);
    if (!card) throw new Error(`Expected a card for ${word}, got none.`);
    await page.mouse.move(place.x, place.y + BELOW_WORD, { steps: 6 });
    await delay(A_MOMENT_MS);
    await page.keyboard.press('t');
    for (let tries = 0; ; tries++) {
      await player.readLog();
      if (player.ops().some((op) => op.kind === 'want' && op.word === word)) return;
      if (tries >= 40) throw new Error(`Expected ${word} among the words to study, it is not.`);
      await delay(50);
    }
  } finally {
    await page.close();
    server.close();
  }
}

export async function setReminder(player: Player): Promise<void> {
  const change = { study: { remindAt: REMIND_AT } };
  const answer = await sendMessage(player.page(), { type: 'settings.put', change });
  if (!answer.ok) throw new Error(answer.error.message);
}

/** The reminder says how many words are due, as the popup and the toolbar do. */
export async function checkReminder(player: Player): Promise<string[]> {
  const due = await countDue(player);
  let shown: string | undefined;
  for (let tries = 0; tries < 40; tries++) {
    shown = await player.page().evaluate(async () => {
      interface Local {
        get(key: string): Promise<Record<string, string | undefined>>;
      }
      const { storage } = (globalThis as unknown as { chrome: { storage: { local: Local } } }).chrome;
      return (await storage.local.get('player.reminder'))['player.reminder'];
    });
    if (/\d+/.exec(shown ?? '')?.[0] === (due === 0 ? undefined : String(due))) break;
    await delay(50);
  }
  const said = /\d+/.exec(shown ?? '')?.[0];
  // On a day without due words, the last reminder is an older one.
  return due === 0 || said === String(due) ? [] : [`reminder: the log says ${due} due, the reminder "${shown}"`];
}
