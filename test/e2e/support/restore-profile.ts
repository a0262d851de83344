import { expect } from 'vitest';
import { restoreDatabase } from '../../../scripts/browser/databases.ts';
import type { ExtensionBrowser } from '../../../scripts/browser/extension-browser.ts';
import { isBackgroundRunning, keepBackgroundStopped } from '../../../scripts/browser/stop-background.ts';
import type { Profile } from '../../support/profile.ts';

/** Replaces the extension's data by a saved profile. */
export async function restoreInto(extension: ExtensionBrowser, { databases, local }: Profile): Promise<void> {
  // A picture sends no messages, so the background stays stopped. Firefox starts the background when the picture opens, so stop it after.
  const page = await extension.open(extension.extensionUrl('icon/16.png'));
  await keepBackgroundStopped(extension);
  for (const dump of databases) await page.evaluate(restoreDatabase, dump, dump.name);
  await page.evaluate(async (items: Record<string, unknown>) => {
    interface Storage {
      local: { clear(): Promise<void>; set(items: object): Promise<void> };
    }
    const { local } = (globalThis as unknown as { chrome: { storage: Storage } }).chrome.storage;
    await local.clear();
    await local.set(items);
  }, local);
  expect(await isBackgroundRunning(extension), 'nothing used the data while it was being written').toBe(false);
  await page.close();
}
