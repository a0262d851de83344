import type { Page } from 'puppeteer-core';
import type { SyncStatus } from '../../src/model/sync.ts';
import type { ServedDeck } from '../../src/server/api/deck-source.ts';
import type { ReferenceApi } from '../../src/server/api/server.ts';
import { connect, startSync, waitForSync } from '../browser/driver.ts';
import type { ExtensionBrowser } from '../browser/extension-browser.ts';
import { waitForWelcome } from '../browser/welcome.ts';
import { createProgressLine } from '../setup/progress-line.mjs';

export interface Prepared {
  welcome: Page;
  options: Page;
  reading: Page;
}

/** A deck to sync, and the page to open behind it. */
export interface Plan {
  deck: ServedDeck;
  api: ReferenceApi;
  readingAddress: string;
}

/** Connects the extension to the server as a person would, syncs the deck and opens a page to read. */
export async function prepare(extension: ExtensionBrowser, { deck, api, readingAddress }: Plan): Promise<Prepared> {
  const welcome = await waitForWelcome(extension);
  const options = await extension.open(extension.extensionUrl('options.html'));
  console.log(`Options: ${await connect(options, api.address, api.key)}`);
  await syncDeck(options, deck);
  const reading = await extension.open(readingAddress);
  await closeBlankTabs(extension, [welcome, options, reading]);
  await reading.bringToFront();
  return { welcome, options, reading };
}

async function syncDeck(options: Page, { from, to, cards: served }: ServedDeck): Promise<void> {
  const startedAt = performance.now();
  const line = createProgressLine(process.stdout);
  const [name, expected] = [`${from.name} → ${to.name}`, served.length.toLocaleString('en')];
  const onStatus = ({ cards, cardsPerSecond }: SyncStatus) =>
    line.show(
      `Syncing ${name}: ${cards.toLocaleString('en')} of ${expected} cards, ${Math.round(cardsPerSecond)} a second`,
    );
  await startSync(options, from.iso639_3, to.iso639_3);
  const pair = `${from.iso639_3}-${to.iso639_3}`;
  const { cards, state, error } = await waitForSync(options, pair, ['done', 'failed'], { onStatus });
  if (state !== 'done') throw new Error(`Expected the deck to be synced, got ${error}.`);
  const seconds = (performance.now() - startedAt) / 1000;
  line.end(
    `Synced ${name}: ${cards.toLocaleString('en')} cards in ${seconds.toFixed(1)} s, ${Math.round(cards / seconds)} a second`,
  );
}

async function closeBlankTabs(extension: ExtensionBrowser, used: readonly Page[]): Promise<void> {
  for (const page of await extension.browser.pages()) {
    if (!used.includes(page) && page.url() === 'about:blank') await page.close();
  }
}
