import type { CDPSession } from 'puppeteer-core';
import { delay } from './driver.ts';
import type { ExtensionBrowser } from './extension-browser.ts';

const WAIT_MS = 10_000;
const POLL_MS = 50;

/**
 * Attaches a debugger to the extension's worker in Chromium, whether or not the browser was started without one. It
 * keeps the worker from being stopped until it is detached.
 *
 * @throws {Error} If the worker does not run.
 */
export async function attachToWorker({ browser, extensionUrl }: ExtensionBrowser): Promise<CDPSession> {
  const session = await browser.target().createCDPSession();
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'service_worker' }] });
    const worker = targetInfos.find(({ url }) => url.startsWith(extensionUrl('')));
    const connection = session.connection();
    if (worker && connection) {
      await session.detach();
      return connection.createSession(worker);
    }
    await delay(POLL_MS);
  }
  throw new Error(`Expected the worker of ${extensionUrl('')} to run, it does not.`);
}
