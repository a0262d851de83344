import type { Page } from 'puppeteer-core';

/** Marks a chosen file as the newer version of a deck from a file, if its pair has one. */
export async function chooseNewerVersion(options: Page): Promise<void> {
  const version = await options.$('#import-as option:nth-child(2)');
  if (version)
    await options.select('#import-as', await version.evaluate((option) => (option as HTMLOptionElement).value));
}
