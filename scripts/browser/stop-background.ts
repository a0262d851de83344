import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession } from 'puppeteer-core';
import { delay } from './driver.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { readInFirefoxScope, runInFirefoxScope } from './firefox-scope.ts';

/** Until Chromium has reported its workers. */
const STATUS_MS = 100;

/** Until a stopped background is gone. */
const STOP_MS = 600;
const STOPPED_MS = 20_000;

/**
 * Stops the extension's background in mid-work, as the browser does when it is idle or memory is short.
 *
 * @param extensionDir - Where the extension was installed from, if not from the build output.
 */
export async function stopBackground(extension: ExtensionBrowser, extensionDir?: string): Promise<void> {
  if (extension.kind === 'chromium') await stopWorkers(extension);
  else await terminateEventPage(extension, extensionDir);
}

/** Stops the background until it is found stopped: an event that is on its way may start it again. */
export async function keepBackgroundStopped(extension: ExtensionBrowser): Promise<void> {
  const end = Date.now() + STOPPED_MS;
  do {
    if (Date.now() > end) throw new Error(`Expected the background to stop within ${STOPPED_MS} ms, it still runs.`);
    await stopBackground(extension);
    await delay(STOP_MS);
  } while (await isBackgroundRunning(extension));
}

/** Requires a browser launched with `isBackgroundFree`: a worker with an attached debugger is not stopped. */
async function stopWorkers(extension: ExtensionBrowser): Promise<void> {
  const session = await openSession(extension);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

async function openSession({ browser }: ExtensionBrowser): Promise<CDPSession> {
  const [page] = await browser.pages();
  if (!page) throw new Error('Expected an open page, got none.');
  return page.createCDPSession();
}

async function terminateEventPage(extension: ExtensionBrowser, extensionDir?: string): Promise<void> {
  await runInFirefoxScope(extension, `${inFirefox(extensionDir)}.terminateBackground()`);
}

/** Whether the extension's background is running. */
export async function isBackgroundRunning(extension: ExtensionBrowser): Promise<boolean> {
  if (extension.kind === 'firefox') {
    return (await readInFirefoxScope(extension, `Promise.resolve(${inFirefox()}.backgroundState)`)) === 'running';
  }
  const session = await openSession(extension);
  let status: string | undefined;
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    status = versions.at(-1)?.runningStatus ?? status;
  });
  // Followed by the state of every worker.
  await session.send('ServiceWorker.enable');
  await delay(STATUS_MS);
  await session.detach();
  return status === 'running';
}

/** Firefox's own object of an extension. */
function inFirefox(extensionDir = '.output/firefox-mv3'): string {
  const manifest = JSON.parse(readFileSync(join(extensionDir, 'manifest.json'), 'utf8'));
  return `WebExtensionPolicy.getByID(${JSON.stringify(manifest.browser_specific_settings.gecko.id)}).extension`;
}
