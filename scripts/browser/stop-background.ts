import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInFirefoxScope } from './firefox-scope.ts';
import type { ExtensionBrowser } from './launch.ts';

/**
 * Stops the extension's background in mid-work, as the browser does when it has been idle or memory is short.
 *
 * @param extensionDir - Where the extension was installed from, if it is another than `npm run build` makes.
 */
export async function stopBackground(extension: ExtensionBrowser, extensionDir?: string): Promise<void> {
  if (extension.kind === 'chromium') await stopWorkers(extension);
  else await terminateEventPage(extension, extensionDir);
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

async function terminateEventPage(extension: ExtensionBrowser, extensionDir = '.output/firefox-mv3'): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(extensionDir, 'manifest.json'), 'utf8'));
  const id = JSON.stringify(manifest.browser_specific_settings.gecko.id);
  await runInFirefoxScope(extension, `WebExtensionPolicy.getByID(${id}).extension.terminateBackground()`);
}
