import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, launch } from 'puppeteer-core';
import { type ExtensionBrowser, findLanguages, killBrowser, type StartOptions, VIEWPORT } from './extension-browser.ts';
import { gotoExtensionPage } from './extension-page.ts';
import { allowInPrivateWindows, installForGood } from './firefox-install.ts';
import { readInFirefoxScope } from './firefox-scope.ts';

/** Firefox gives an extension a random address; this one is for a profile that is kept. */
const KEPT_HOST = 'b9bd05cf-b2d9-4c3a-a54b-0e7a6e1a3c44';

/** Environment variable with the folder of a profile that Firefox has already used. */
export const FIREFOX_TEMPLATE = 'WAYWORD_FIREFOX_TEMPLATE';

/** Preparations of Firefox for further browsing, which take as long as the start itself. */
const FIREFOX_PREFERENCES = {
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.startup.page': 0,
  'browser.tabs.remote.separatePrivilegedContentProcess': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processPrelaunch.enabled': false,
  'media.rdd-process.enabled': false,
  'toolkit.cosmeticAnimations.enabled': false,
};

/** @param extensionDir - Folder of the extension that will be installed; its id is needed before. */
export async function startFirefox(
  executablePath: string,
  extensionDir: string,
  options: StartOptions,
): Promise<Browser> {
  const { headless = true, args = [], acceptInsecureCerts = false, downloadDir } = options;
  const profile = prepareProfile(options.profile);
  const languages = findLanguages(options);
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless,
    acceptInsecureCerts,
    defaultViewport: headless ? VIEWPORT : null,
    args: ['--remote-allow-system-access', ...args],
    ...(profile === undefined ? {} : { userDataDir: profile }),
    extraPrefsFirefox: {
      ...(options.profile === undefined
        ? {}
        : { 'extensions.webextensions.uuids': JSON.stringify({ [readFirefoxId(extensionDir)]: KEPT_HOST }) }),
      // The package is not signed.
      'xpinstall.signatures.required': false,
      ...FIREFOX_PREFERENCES,
      ...(languages.length === 0 ? {} : { 'intl.accept_languages': languages.join(', ') }),
      ...(options.isAlwaysPrivate ? { 'browser.privatebrowsing.autostart': true } : {}),
      ...options.preferences,
      ...(downloadDir === undefined
        ? {}
        : {
            // 2: the folder named below.
            'browser.download.folderList': 2,
            'browser.download.dir': resolve(downloadDir),
            'browser.download.always_ask_before_handling_new_types': false,
            // The downloads panel would take the focus from the page.
            'browser.download.alwaysOpenPanel': false,
          }),
    },
  });
  if (profile !== undefined && options.profile === undefined) {
    browser.process()?.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  }
  return browser;
}

export interface FirefoxInstallation {
  /** The profile's folder, where the extension is to stay; undefined: until the browser closes. */
  profile?: string | undefined;
  isInPrivateWindows?: boolean | undefined;
}

/** Installs an extension; Firefox gives each installation an address of its own, and with it empty databases. */
export async function installInFirefox(
  browser: Browser,
  extensionDir: string,
  { profile, isInPrivateWindows = false }: FirefoxInstallation = {},
): Promise<ExtensionBrowser & { id: string }> {
  const id = readFirefoxId(extensionDir);
  if (profile === undefined) {
    await browser.installExtension(extensionDir);
  } else {
    // At the browser's exit, Puppeteer would restore the preferences from before its start.
    for (const name of ['prefs.js', 'user.js']) rmSync(join(profile, `${name}.puppeteer`), { force: true });
    await installForGood(browser, extensionDir, id);
  }
  if (isInPrivateWindows) await allowInPrivateWindows(browser, id);
  const policy = `WebExtensionPolicy.getByID(${JSON.stringify(id)})`;
  const host = await readInFirefoxScope({ browser }, `Promise.resolve(${policy}.mozExtensionHostname)`);
  return {
    id,
    kind: 'firefox',
    browser,
    extensionDir,
    extensionUrl: (path) => `moz-extension://${host}/${path}`,
    async open(url) {
      const page = await browser.newPage();
      if (url.startsWith('moz-extension:')) await gotoExtensionPage(page, url);
      else await page.goto(url);
      return page;
    },
    close: () => browser.close(),
    kill: () => killBrowser(browser),
  };
}

/** The id of a built extension. */
export function readFirefoxId(extensionDir: string): string {
  const manifest = JSON.parse(readFileSync(join(extensionDir, 'manifest.json'), 'utf8'));
  return manifest.browser_specific_settings.gecko.id;
}

/** A used profile halves the time of a Firefox start: it contains compiled code. */
function prepareProfile(kept: string | undefined): string | undefined {
  const template = process.env[FIREFOX_TEMPLATE];
  if (template === undefined) return kept;
  const profile = kept ?? mkdtempSync(join(tmpdir(), 'wayword-firefox-'));
  if (!existsSync(join(profile, 'prefs.js'))) cpSync(template, profile, { recursive: true });
  return profile;
}

/** Starts Firefox once with a new profile, which later starts copy. */
export async function makeFirefoxTemplate(executablePath: string, folder: string): Promise<void> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    args: ['--remote-allow-system-access'],
    userDataDir: folder,
    extraPrefsFirefox: FIREFOX_PREFERENCES,
  });
  await (await browser.newPage()).close();
  await browser.close();
}
