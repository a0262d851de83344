import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { installInChromium, isLoadedAtStart, startChromium } from '../../../scripts/browser/chromium.ts';
import { type BrowserKind, BUILD_DIRS, type ExtensionBrowser } from '../../../scripts/browser/extension-browser.ts';
import { installInFirefox, readFirefoxId, startFirefox } from '../../../scripts/browser/firefox.ts';
import { runInFirefoxScope } from '../../../scripts/browser/firefox-scope.ts';
import { getExecutable } from '../../../scripts/browser/launch.ts';
import { closeWelcome } from '../../../scripts/browser/welcome.ts';

/**
 * Browsers of this worker: one of each kind for all of its files, because a start takes seconds of both cores. A test
 * that needs a browser of its own (a profile that is kept, another language of the browser) calls `launch` instead.
 */
const browsers = new Map<BrowserKind, Browser>();

// Vitest stops a worker by this signal, and kills it half a second later. A killed Vitest only closes the channel.
for (const event of ['SIGTERM', 'disconnect']) process.once(event, killAll);

function killAll(): void {
  for (const browser of browsers.values()) {
    const { pid } = browser.process() ?? {};
    // Puppeteer makes each browser the leader of a process group.
    if (pid !== undefined && browser.connected) process.kill(-pid, 'SIGKILL');
  }
}

export interface BorrowOptions {
  /** Leaves the welcome page open, which opens after an installation. */
  keepsWelcome?: boolean;
}

/**
 * Installs the extension in the worker's browser, where nothing is left of an earlier installation. `close` closes
 * all pages and uninstalls it; the browser stays.
 *
 * Chromium's worker has no debugger, so that it can be stopped as usual.
 */
export async function borrowBrowser(
  kind: BrowserKind,
  { keepsWelcome = false }: BorrowOptions = {},
): Promise<ExtensionBrowser> {
  const known = browsers.get(kind);
  const extension = await (kind === 'chromium' ? installChromium : installFirefox)(
    known?.connected ? known : undefined,
  );
  browsers.set(kind, extension.browser);
  const close = () => giveBack(extension);
  if (!keepsWelcome) {
    await closeWelcome(extension).catch(async (error: unknown) => {
      await close();
      throw error;
    });
  }
  return { ...extension, close };
}

type Installed = ExtensionBrowser & { id: string };

/** In Chromium an extension's address, and with it its storage, depends on its folder. */
async function installChromium(known: Browser | undefined): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-extension-'));
  cpSync(BUILD_DIRS.chromium, folder, { recursive: true });
  const executable = getExecutable('chromium');
  const browser = known ?? (await startChromium(executable, folder, { isBackgroundFree: true }));
  return installInChromium(browser, folder, isLoadedAtStart(executable));
}

async function installFirefox(known: Browser | undefined): Promise<Installed> {
  const folder = resolve(BUILD_DIRS.firefox);
  const browser = known ?? (await startFirefox(getExecutable('firefox'), folder, {}));
  // A file that failed may not have given it back.
  await runInFirefoxScope({ browser }, toUninstall(readFirefoxId(folder)));
  return installInFirefox(browser, folder);
}

/** Leaves nothing of a test in Firefox: an open panel, such as a toolbar popup, or the network turned off. */
const TIDY_UP = `Promise.resolve().then(() => {
  Services.io.offline = false;
  const { document } = Services.wm.getMostRecentBrowserWindow();
  for (const panel of document.querySelectorAll('panel, menupopup')) if (panel.state === 'open') panel.hidePopup();
})`;

/** An extension that stayed would count as updated by the next installation, which opens no welcome page. */
const toUninstall = (id: string) => `(async () => {
  const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
  await (await AddonManager.getAddonByID(${JSON.stringify(id)}))?.uninstall();
})()`;

async function giveBack({ kind, browser, id, extensionDir }: Installed): Promise<void> {
  if (!browser.connected) return;
  if (kind === 'firefox') await runInFirefoxScope({ browser }, TIDY_UP);
  const pages = await browser.pages();
  // The window stays open for the next file.
  await browser.newPage();
  await Promise.all(pages.map((page) => page.close().catch(() => undefined)));
  // A test may have uninstalled it itself.
  if (kind === 'firefox') return runInFirefoxScope({ browser }, toUninstall(id));
  await browser.uninstallExtension(id).catch(() => undefined);
  rmSync(extensionDir, { recursive: true, force: true });
}
