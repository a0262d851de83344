import type { Page } from 'puppeteer-core';
import { delay } from './driver.ts';

/** Longer than the time in which a second press counts as meant for the card before. */
export const A_MOMENT_MS = 170;

/** Until a press is repeated. */
const ANSWER_MS = 3_000;
const POLL_MS = 30;
const QUESTION_MS = 40_000;

/** Waits for a study card of any side, or for an introduction: new words are shown before they are asked. */
export async function waitForStudy(page: Page): Promise<void> {
  await page.waitForSelector('#study-card, #study-start-skip', { timeout: 20_000 });
  // The question before the first word of a deck is not answered.
  await page.evaluate(() => document.querySelector<HTMLElement>('#study-start-skip')?.click());
  await page.waitForSelector('#study-card', { timeout: 20_000 });
}

/** Presses "Next" on each introduction, until a word is asked and takes a press. A press while the screen is busy has no effect. */
export async function waitForQuestion(page: Page): Promise<void> {
  await waitForStudy(page);
  const end = Date.now() + QUESTION_MS;
  for (let word = await findIntroduced(page); word !== undefined; word = await findIntroduced(page)) {
    if (Date.now() > end) throw new Error(`Expected a question within ${QUESTION_MS} ms, "${word}" is introduced.`);
    await delay(A_MOMENT_MS);
    await page.$eval('#study-next', (next) => (next as HTMLElement).click());
    await waitForNext(page, word);
  }
  await delay(A_MOMENT_MS);
}

/** Waits a while for the card after that of a word. */
async function waitForNext(page: Page, word: string): Promise<void> {
  const end = Date.now() + ANSWER_MS;
  while (Date.now() < end && (await findIntroduced(page)) === word) await delay(POLL_MS);
}

/** The word that is shown before it is asked; undefined for a question or an answer. */
function findIntroduced(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const card = document.querySelector('#study-card[data-side="new"]');
    return card ? (document.querySelector('#study-word')?.textContent ?? '') : undefined;
  });
}
