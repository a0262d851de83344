import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { type Browser, launch, type Target } from 'puppeteer-core';
import { readVersion } from '../setup/browsers.mjs';
import { type ExtensionBrowser, findLanguages, killBrowser, type StartOptions, VIEWPORT } from './extension-browser.ts';

/** The first Chromium that reliably installs an extension on command. From Chrome 137 on there is no other way. */
const FIRST_TO_INSTALL = 137;

/** Internal pages that Chromium prepares in each window, which take a fifth of its start. */
const POPUPS_OF_THE_ADDRESS_BAR = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup';

/** @param extensionDir - Absolute; only a Chromium that cannot install on command loads it at its start. */
export async function startChromium(
  executablePath: string,
  extensionDir: string,
  options: StartOptions,
): Promise<Browser> {
  const { headless = true, args = [], isBackgroundFree = false, profile, downloadDir } = options;
  const languages = findLanguages(options);
  const [language] = languages;
  const browser = await launch({
    executablePath,
    headless,
    // On Linux the browser's own language depends only on this variable.
    ...(language === undefined ? {} : { env: { ...process.env, LANGUAGE: language.replace('-', '_') } }),
    pipe: true,
    enableExtensions: true,
    defaultViewport: headless ? VIEWPORT : null,
    ...(profile === undefined ? {} : { userDataDir: profile }),
    ...(isBackgroundFree ? { targetFilter: (target: Target) => target.type() !== 'service_worker' } : {}),
    args: [
      // Chromium's sandbox does not start for root, as in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(headless ? ['--disable-gpu', `--disable-features=${POPUPS_OF_THE_ADDRESS_BAR}`] : []),
      ...(isLoadedAtStart(executablePath) ? [`--load-extension=${extensionDir}`] : []),
      // Puppeteer's own option is for pages; requests to servers come from the extension's worker.
      ...(options.acceptInsecureCerts ? ['--ignore-certificate-errors'] : []),
      ...(language === undefined ? [] : [`--lang=${language}`, `--accept-lang=${languages.join(',')}`]),
      ...args,
    ],
  });
  if (downloadDir !== undefined) await setDownloadDir(browser, downloadDir);
  return browser;
}

/** Whether a Chromium is so old that it only loads extensions at its start. */
export function isLoadedAtStart(executablePath: string): boolean {
  return readVersion(executablePath) < FIRST_TO_INSTALL;
}

export async function setDownloadDir(browser: Browser, folder: string): Promise<void> {
  const session = await browser.target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: resolve(folder) });
}

/** @param isLoaded - Whether the browser has loaded the extension at its start. */
export async function installInChromium(
  browser: Browser,
  extensionDir: string,
  isLoaded: boolean,
): Promise<ExtensionBrowser & { id: string }> {
  const id = isLoaded ? toExtensionId(extensionDir) : await browser.installExtension(extensionDir);
  return {
    id,
    kind: 'chromium',
    browser,
    extensionDir,
    extensionUrl: (path) => `chrome-extension://${id}/${path}`,
    async open(url) {
      const page = await browser.newPage();
      await page.goto(url);
      // A page that the extension opened meanwhile may lie over it.
      await page.bringToFront();
      return page;
    },
    close: () => browser.close(),
    kill: () => killBrowser(browser),
  };
}

/** Chromium's id for an extension without a key: a hash of its folder, in the letters from a to p. */
function toExtensionId(folder: string): string {
  const digits = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  return digits.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
}
