import type { Page } from 'puppeteer-core';
import { delay } from './driver.ts';

/** Longer than the time in which a second press counts as meant for the card before. */
const A_MOMENT_MS = 170;

/** Waits for a study card of any side, or for an introduction: new words are shown before they are asked. */
export async function waitForStudy(page: Page): Promise<void> {
  await page.waitForSelector('#study-card', { timeout: 20_000 });
}

/** Presses "Next" on each introduction, until a word is asked. */
export async function waitForQuestion(page: Page): Promise<void> {
  await waitForStudy(page);
  for (let before = await findIntroduced(page); before !== undefined; before = await findIntroduced(page)) {
    await delay(A_MOMENT_MS);
    await page.$eval('#study-next', (next) => (next as HTMLElement).click());
    await page.waitForFunction(
      (word: string) =>
        document.querySelector('#study-card')?.getAttribute('data-side') !== 'new' ||
        document.querySelector('#study-word')?.textContent !== word,
      { timeout: 20_000 },
      before,
    );
  }
}

/** The word that is shown before it is asked; undefined for a question or an answer. */
function findIntroduced(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const card = document.querySelector('#study-card[data-side="new"]');
    return card ? (document.querySelector('#study-word')?.textContent ?? '') : undefined;
  });
}
