import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { click, delay, readText, sendMessage, waitForText } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { runInFirefoxScope } from '../../scripts/browser/firefox-scope.ts';
import { stopBackground } from '../../scripts/browser/stop-background.ts';
import { waitForQuestion } from '../../scripts/browser/study.ts';
import type { SavedBackup } from '../../src/model/backup.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { IS_EVERY_CASE, ONE_BROWSER } from './support/share.ts';
import { A_MOMENT, openStudy, prepare } from './support/study-session.ts';
import { loseStudy, readStudy, replayed } from './support/study-store.ts';

/** New words of the session answered with keys; each is answered twice. */
const NEW_WORDS = IS_EVERY_CASE ? 15 : 4;
const CLOSINGS = IS_EVERY_CASE ? 3 : 1;
const STOPS = IS_EVERY_CASE ? 5 : 2;

/** @param side - `front`: also a new word that is shown before it is asked. */
const waitForSide = (page: Page, side: 'front' | 'back') =>
  page.waitForSelector(side === 'back' ? '#study-card[data-side="back"]' : '#study-card:not([data-side="back"])', {
    timeout: 20_000,
  });

async function waitForBackup(page: Page): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const saved = await sendMessage<SavedBackup[]>(page, { type: 'backup.saved' });
    if (saved.ok && saved.value.length > 0) return;
    await delay(200);
  }
  throw new Error('Expected the backup of the day within a minute, got none.');
}

/** Opens Study, and waits until its card takes keys. */
async function openCard(extension: ExtensionBrowser): Promise<Page> {
  const page = await openStudy(extension);
  await page.bringToFront();
  await page.waitForSelector('#study-card', { timeout: 20_000 });
  await delay(A_MOMENT);
  return page;
}

async function reveal(page: Page): Promise<void> {
  await waitForSide(page, 'front');
  await waitForQuestion(page);
  await page.keyboard.press(' ');
  await waitForSide(page, 'back');
  await delay(A_MOMENT);
}

describe.each(ONE_BROWSER)('study in %s', (kind) => {
  let extension: ExtensionBrowser;
  let options: Page;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
    options = await prepare(extension, NEW_WORDS);
  });
  afterAll(async () => {
    await extension?.close();
  });

  test('a session with keys alone, to its summary; undo works there, and after closing it', async () => {
    if (kind === 'firefox') await runInFirefoxScope(extension, 'Services.io.offline = true');
    const popup = await openStudy(extension);
    await popup.bringToFront();
    for (let answers = 0; answers < 2 * NEW_WORDS; answers++) {
      await reveal(popup);
      if (answers < NEW_WORDS) await popup.keyboard.press('2');
      // "Remembered" has the focus: Space is enough.
      else await popup.keyboard.press(' ');
      await popup.waitForFunction(
        () => document.querySelector('#study-end') ?? document.querySelector('#study-card:not([data-side="back"])'),
      );
    }
    expect(await readText(popup, '#study-end')).toContain(`${2 * NEW_WORDS} answers, ${2 * NEW_WORDS} remembered`);
    if (kind === 'firefox') await runInFirefoxScope(extension, 'Services.io.offline = false');
    const store = await readStudy(options);
    expect(store.ops.filter((op) => op.kind === 'review')).toHaveLength(2 * NEW_WORDS);
    expect(store.caches).toEqual(replayed(store));
    expect(store.caches.cards.every(({ queue }) => queue === 'review')).toBe(true);

    await popup.keyboard.press('z');
    await waitForSide(popup, 'back');
    await popup.close();
    const again = await openStudy(extension);
    await again.bringToFront();
    await waitForSide(again, 'back');
    const badge = await again.evaluate(() =>
      (
        globalThis as unknown as { chrome: { action: { getBadgeText(o: object): Promise<string> } } }
      ).chrome.action.getBadgeText({}),
    );
    expect(badge, 'the button counts the word that is due again').toBe('1');
    await again.keyboard.press('z');
    await delay(500);
    await waitForSide(again, 'back');
    expect((await readStudy(options)).ops.filter((op) => op.kind === 'undo')).toHaveLength(2);
    await again.close();
  });

  test('the effect of a key on a word is announced with the word, undone, and redone', async () => {
    await sendMessage(options, { type: 'settings.put', change: { study: { newPerDay: 400 } } });
    const popup = await openCard(extension);
    if ((await popup.$('#study-card:not([data-side="back"])')) === null) {
      await popup.keyboard.press('2');
      await waitForSide(popup, 'front');
    }
    const word = await readText(popup, '#study-word');
    await popup.keyboard.press('k');
    await waitForText(popup, '#study-messages', `${word} Marked as known`);
    const next = await readText(popup, '#study-word');
    expect(next).not.toBe(word);
    await popup.keyboard.press('z');
    await waitForText(popup, '#study-messages', `${word} Undone.`);
    expect(await readText(popup, '#study-word')).toBe(word);
    await popup.keyboard.down('Shift');
    await popup.keyboard.press('Z');
    await popup.keyboard.up('Shift');
    await waitForText(popup, '#study-messages', `${word} Redone.`);
    expect(await readText(popup, '#study-word')).toBe(next);
    await popup.close();
  });

  test('two pages that answer the same card store one answer, and the second continues', async () => {
    await sendMessage(options, { type: 'settings.put', change: { study: { newPerDay: 400 } } });
    const before = (await readStudy(options)).ops.length;
    const first = await openCard(extension);
    if ((await first.$('#study-card:not([data-side="back"])')) !== null) await reveal(first);
    const second = await openStudy(extension);
    await waitForSide(second, 'back');
    expect(await readText(second, '#study-word')).toBe(await readText(first, '#study-word'));
    await delay(A_MOMENT);
    await first.bringToFront();
    await first.keyboard.press('2');
    await waitForSide(first, 'front');
    await second.bringToFront();
    await second.keyboard.press('1');
    await waitForText(second, '#study-messages', 'answered in another window');
    expect((await readStudy(options)).ops).toHaveLength(before + 1);
    await first.close();
    await second.close();
  });

  test(`a popup closed right after a key has stored that answer once or not at all, ${CLOSINGS} times`, async () => {
    let stored = 0;
    for (let round = 0; round < CLOSINGS; round++) {
      const popup = await openCard(extension);
      if ((await popup.$('#study-card:not([data-side="back"])')) !== null) await reveal(popup);
      const word = await readText(popup, '#study-word');
      const before = await readStudy(options);
      void popup.keyboard.press('2').catch(() => undefined);
      await delay((round * 60) / CLOSINGS);
      await popup.close();
      await delay(300);
      const after = await readStudy(options);
      const fresh = after.ops.slice(before.ops.length);
      expect(fresh.length).toBeLessThanOrEqual(1);
      expect(fresh.every((op) => op.word === word)).toBe(true);
      expect(after.caches).toEqual(replayed(after));
      stored += fresh.length;
      const next = await openCard(extension);
      if (fresh.length === 0) expect(await readText(next, '#study-word')).toBe(word);
      await next.close();
    }
    console.log(`${kind}: ${CLOSINGS} popups closed 0–60 ms after a key, ${stored} answers stored once, none twice`);
  });

  test('a background stopped in the middle of an answer stores it once', async () => {
    const popup = await openCard(extension);
    for (let round = 0; round < STOPS; round++) {
      await popup.waitForSelector('#study-card');
      if ((await popup.$('#study-card:not([data-side="back"])')) !== null) await reveal(popup);
      const before = (await readStudy(options)).ops.length;
      await popup.keyboard.press('2');
      await delay(round * 3);
      await stopBackground(extension);
      const isAnswered = () => popup.$('#study-card:not([data-side="back"])').then((card) => card !== null);
      for (let tries = 0; tries < 5 && !(await isAnswered()); tries++) {
        await delay(500);
        if (!(await isAnswered())) await popup.keyboard.press('2');
      }
      await waitForSide(popup, 'front');
      const after = await readStudy(options);
      expect(after.ops).toHaveLength(before + 1);
      expect(after.caches).toEqual(replayed(after));
    }
    await popup.close();
  });

  test('a log that the browser has lost is noticed, and restored from its second copy', async () => {
    const before = await readStudy(options);
    // Created automatically a few seconds after the last answer.
    await waitForBackup(options);
    await stopBackground(extension);
    await loseStudy(options);
    const popup = await extension.open(extension.extensionUrl('popup.html'));
    await popup.bringToFront();
    await waitForText(popup, '#study-rescue', 'incomplete');
    // The backup of the day is also offered: it has one answer if the next ones were slow.
    await waitForText(popup, '#backups', 'answer');
    await click(popup, '#backups .backup-row .button:last-child');
    await waitForText(popup, '#backup-preview', 'not on this device yet');
    await click(popup, '#rescue-restore');
    await popup.waitForSelector('#study-card');
    const after = await readStudy(options);
    expect(after.ops).toEqual(before.ops);
    expect(after.caches).toEqual(before.caches);
    await popup.close();
  });
});
