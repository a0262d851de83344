import type { Page } from 'puppeteer-core';

/** Says of a chosen file that it is the newer version of a deck from a file, where its pair has one. */
export async function chooseNewerVersion(options: Page): Promise<void> {
  const version = await options.$('#import-as option:nth-child(2)');
  if (version)
    await options.select('#import-as', await version.evaluate((option) => (option as HTMLOptionElement).value));
}
