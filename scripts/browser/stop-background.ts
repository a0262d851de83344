import { readFileSync } from 'node:fs';
import type { ExtensionBrowser } from './launch.ts';

/** Stops the extension's background in mid-work, as the browser does when it has been idle or memory is short. */
export async function stopBackground(extension: ExtensionBrowser): Promise<void> {
  if (extension.kind === 'chromium') await stopWorkers(extension);
  else await terminateEventPage(extension);
}

/** Needs a browser launched with `isBackgroundFree`: a worker that a debugger holds is not stopped. */
async function stopWorkers({ browser }: ExtensionBrowser): Promise<void> {
  const [page] = await browser.pages();
  if (!page) throw new Error('Expected an open page, got none.');
  const session = await page.createCDPSession();
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** What puppeteer has no call of its own for: BiDi in Firefox's own scope, where extensions are managed. */
interface BidiConnection {
  send(method: 'browsingContext.getTree', parameters: object): Promise<{ result: { contexts: { context: string }[] } }>;
  send(method: 'script.evaluate', parameters: object): Promise<{ result: { type: string } }>;
}

async function terminateEventPage({ browser }: ExtensionBrowser): Promise<void> {
  const { connection } = browser as unknown as { connection: BidiConnection };
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const manifest = JSON.parse(readFileSync('.output/firefox-mv3/manifest.json', 'utf8'));
  const id = JSON.stringify(manifest.browser_specific_settings.gecko.id);
  const { result } = await connection.send('script.evaluate', {
    expression: `WebExtensionPolicy.getByID(${id}).extension.terminateBackground().then(() => 'stopped')`,
    target: { context: tree.result.contexts[0]?.context },
    awaitPromise: true,
  });
  if (result.type !== 'success') throw new Error('Expected the background to stop, it did not.');
}
