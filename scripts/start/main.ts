import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { startReferenceApi } from '../../src/server/api/server.ts';
import { BROWSER_KINDS, type BrowserKind } from '../browser/extension-browser.ts';
import { launch } from '../browser/launch.ts';
import { ensureBrowser, explainMissing, findBrowser } from '../setup/browsers.mjs';
import { listIncludedDecks, readIncludedDeck } from './included-decks.ts';
import { parseOptions, type StartOptions, USAGE } from './options.ts';
import { startPageServer } from './page-server.ts';
import { prepare } from './prepare.ts';
import { chooseReading } from './reading.ts';
import { takeTour } from './tour.ts';

async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const options = parseOptions(process.argv.slice(2), process.env, await listIncludedDecks());
  const kind = await chooseBrowser(options);
  if (kind === undefined) return 1;
  if (!build(kind)) return 1;

  const builtAt = performance.now();
  const deck = await readIncludedDeck(options.deck, options.cards);
  const { page, html, hovered } = chooseReading(deck);
  const api = await startReferenceApi({ decks: [deck] });
  const pages = await startPageServer(html === undefined ? {} : { [page]: html });
  console.log(`Flashcard server: ${api.address}, API key: ${api.key}`);
  const extension = await launch(kind, { headless: options.headless, keepsWelcome: true });
  console.log(`Browser: ${await extension.browser.version()}${options.headless ? ', headless' : ''}`);
  try {
    const plan = { deck, api, readingAddress: `${pages.address}/${page}` };
    const prepared = await prepare(extension, plan);
    if (options.headless) {
      await takeTour(extension, plan, { prepared, hovered, folder: options.pictures });
      const seconds = (performance.now() - builtAt) / 1000;
      console.log(
        `\nDone in ${seconds.toFixed(1)} s after the build: connected, synced, looked up, hovered, browsed and studied, and again offline. The pictures are in ${options.pictures}.`,
      );
    } else {
      console.log('\nWayword is ready. Rest the pointer on a word of the page, or open Wayword from the toolbar.');
      console.log('Close the browser, or press Ctrl-C here, to stop.');
      await waitUntilClosed(extension.browser);
    }
    return 0;
  } finally {
    await extension.close().catch(() => undefined);
    pages.close();
    await api.close();
  }
}

async function chooseBrowser({ browser, product }: StartOptions): Promise<BrowserKind | undefined> {
  const kinds = browser ? [browser] : BROWSER_KINDS;
  let found = kinds.find((kind) => findBrowser(kind, product));
  for (const kind of kinds) if (found === undefined && (await ensureBrowser(kind, product))) found = kind;
  if (found === undefined) for (const kind of kinds) console.error(explainMissing(kind, product));
  // The browser is launched by its kind alone.
  else if (product) process.env.WAYWORD_CHROMIUM = findBrowser(found, product);
  return found;
}

function build(kind: BrowserKind): boolean {
  console.log('Building Wayword …');
  const wxt = resolve('node_modules/wxt/bin/wxt.mjs');
  const target = kind === 'chromium' ? 'chrome' : 'firefox';
  const env = { ...process.env, WAYWORD_QUICK_BUILD: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [wxt, 'build', '-b', target], {
    encoding: 'utf8',
    env,
  });
  if (status !== 0) console.error(stdout, stderr);
  return status === 0;
}

function waitUntilClosed(browser: { once(event: 'disconnected', listener: () => void): unknown }): Promise<void> {
  return new Promise((done) => {
    browser.once('disconnected', () => done());
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
