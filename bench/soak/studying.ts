import type { Page } from 'puppeteer-core';
import { delay, readText } from '../../scripts/browser/driver.ts';
import type { StudyStore } from '../../test/e2e/support/study-store.ts';

/** Longer than the time in which a second press is ignored. */
const A_MOMENT_MS = 170;
const AGAIN_EACH = 5;

/** Answers by word: those that were followed by the next card, and those that were not. */
export interface AnswerLog {
  confirmed: string[];
  unclear: string[];
}

/**
 * Answers the given number of cards with keys on the study screen.
 *
 * @param atAnswer - Called when an answer's key was pressed, before the screen has advanced.
 */
export async function answerCards(
  page: Page,
  count: number,
  log: AnswerLog,
  atAnswer?: () => Promise<void>,
): Promise<void> {
  await page.bringToFront();
  for (let answers = 0; answers < count; answers++) {
    await waitForSide(page, 'front');
    await delay(A_MOMENT_MS);
    await page.keyboard.press(' ');
    await waitForSide(page, 'back');
    await delay(A_MOMENT_MS);
    const word = await readText(page, '#study-word');
    await page.keyboard.press((log.confirmed.length + 1) % AGAIN_EACH === 0 ? '1' : '2');
    await atAnswer?.();
    const isConfirmed = await waitForSide(page, 'front').then(
      () => true,
      () => false,
    );
    (isConfirmed ? log.confirmed : log.unclear).push(word);
    if (!isConfirmed) return;
  }
}

function waitForSide(page: Page, side: 'front' | 'back'): Promise<unknown> {
  return page.waitForSelector(`#study-card[data-side="${side}"]`, { timeout: 20_000 });
}

/**
 * Compares the answers with the stored log.
 *
 * @returns A sentence for each word whose answers are not stored exactly once, and for duplicate ids.
 */
export function findLostAnswers(log: AnswerLog, { ops }: Pick<StudyStore, 'ops'>): string[] {
  const reviews = ops.filter(({ kind }) => kind === 'review').map(({ word }) => word);
  const [confirmed, unclear, stored] = [countWords(log.confirmed), countWords(log.unclear), countWords(reviews)];
  const faults = [...new Set([...confirmed.keys(), ...stored.keys()])].flatMap((word) => {
    const [least, found] = [confirmed.get(word) ?? 0, stored.get(word) ?? 0];
    const most = least + (unclear.get(word) ?? 0);
    return found < least || found > most ? [`${word}: ${least} confirmed, ${found} in the log`] : [];
  });
  const ids = new Set(ops.map(({ id }) => id));
  return ids.size === ops.length ? faults : [...faults, `${ops.length - ids.size} ids are in the log twice`];
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
