import type { Page } from 'puppeteer-core';

/** Measures the time from clicking a button in the popup to the frame that shows the first card, or the question before it. */
export function watchStart(page: Page): Promise<void> {
  return page.evaluate(() => {
    const timing = globalThis as unknown as { pressedAt?: number; shownAt?: number };
    document.addEventListener(
      'click',
      () => {
        timing.pressedAt ??= performance.now();
      },
      { capture: true },
    );
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#card-word, #study-word, #study-start')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        timing.shownAt = performance.now();
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** @returns The measured time in milliseconds, once the card is there. */
export async function readStart(page: Page): Promise<number> {
  const times = await page.waitForFunction(() => {
    const { pressedAt, shownAt } = globalThis as unknown as { pressedAt?: number; shownAt?: number };
    return pressedAt !== undefined && shownAt !== undefined ? shownAt - pressedAt : undefined;
  });
  return (await times.jsonValue()) ?? Number.NaN;
}
