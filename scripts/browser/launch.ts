import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, launch as launchWithPuppeteer, type Page, type Target } from 'puppeteer-core';
import { findBrowser, readVersion } from '../setup/browsers.mjs';
import { delay } from './driver.ts';
import { gotoExtensionPage } from './extension-page.ts';
import { allowInPrivateWindows, installForGood, isInstalledForGood } from './firefox-install.ts';

export const BROWSER_KINDS = ['chromium', 'firefox'] as const;
export type BrowserKind = (typeof BROWSER_KINDS)[number];

/** A browser with the built extension installed. */
export interface ExtensionBrowser {
  kind: BrowserKind;
  browser: Browser;
  /** Address of a page of the extension, such as `popup.html`. */
  extensionUrl(path: string): string;
  /** Opens a page of the extension or of the web in a new tab and waits until it is ready. */
  open(url: string): Promise<Page>;
  close(): Promise<void>;
  /** Kills all processes of the browser at once, as a crash or `kill -9` does. */
  kill(): Promise<void>;
}

export interface LaunchOptions {
  headless?: boolean;
  /** Folder of the built extension; by default where `npm run build` puts it. */
  extensionDir?: string;
  args?: string[];
  /** Detaches the debugger from Chromium's worker, which it would keep from ever being stopped. */
  isBackgroundFree?: boolean;
  /** Download folder; no prompts. */
  downloadDir?: string;
  /** Profile folder to keep, with the extension installed; by default a new one that is deleted with the browser. */
  profile?: string;
  /** Accepts self-signed certificates. */
  acceptInsecureCerts?: boolean;
  /** Leaves the welcome page open, which opens after an installation. */
  keepsWelcome?: boolean;
  /**
   * BCP 47 tags of the languages that the browser's person reads, best first. The default is English in headless runs,
   * whatever the system language, and the system language otherwise.
   */
  languages?: readonly string[];
  /** Lets Firefox never remember history: every window is private, and extensions get no database. */
  isAlwaysPrivate?: boolean;
  /** Firefox's, by name, as in `about:config`. */
  preferences?: Record<string, boolean | number | string>;
}

export async function launch(kind: BrowserKind, options: LaunchOptions = {}): Promise<ExtensionBrowser> {
  const executablePath = findBrowser(kind);
  if (executablePath === undefined) throw new Error(`Expected a ${kind} on this machine, got none.`);
  const isChromium = kind === 'chromium';
  const { extensionDir = isChromium ? '.output/chrome-mv3' : '.output/firefox-mv3', profile } = options;
  // Chromium forgets an unpacked extension when it ends.
  const isInstalled = !isChromium && profile !== undefined && isInstalledForGood(profile);
  const launchKind = isChromium ? launchChromium : launchFirefox;
  const start = () => launchKind(executablePath, { ...options, extensionDir: resolve(extensionDir) });
  const extension = await start();
  const hasWelcome = !isInstalled && existsSync(join(extensionDir, 'welcome.html'));
  if (!hasWelcome || options.keepsWelcome) return extension;
  try {
    await closeWelcome(extension);
    return extension;
  } catch (error) {
    await extension.close();
    if (profile !== undefined) throw error;
  }
  // On a busy machine Firefox sometimes does not report the page in time, for an unknown reason. A separate test covers
  // its opening.
  const again = await start();
  await closeWelcome(again);
  return again;
}

/** It would eventually come in front of another page. */
async function closeWelcome(extension: ExtensionBrowser): Promise<void> {
  await (await waitForPage(extension, 'welcome.html')).close();
}

type Launch = LaunchOptions & { extensionDir: string };

const VIEWPORT = { width: 1000, height: 720 };

function findLanguages({ languages, headless = true }: LaunchOptions): readonly string[] {
  return languages ?? (headless ? ['en-US', 'en'] : []);
}

/** The first Chromium that reliably installs an extension on command. From Chrome 137 on there is no other way. */
const FIRST_TO_INSTALL = 137;

/** Internal pages that Chromium prepares in each window, which take a fifth of its start. */
const POPUPS_OF_THE_ADDRESS_BAR = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup';

async function launchChromium(executablePath: string, options: Launch): Promise<ExtensionBrowser> {
  const { headless = true, extensionDir, args = [], isBackgroundFree = false, profile, downloadDir } = options;
  const languages = findLanguages(options);
  const [language] = languages;
  const isLoadedAtStart = readVersion(executablePath) < FIRST_TO_INSTALL;
  const browser = await launchWithPuppeteer({
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
      ...(isLoadedAtStart ? [`--load-extension=${extensionDir}`] : []),
      // Puppeteer's own option is for pages; requests to servers come from the extension's worker.
      ...(options.acceptInsecureCerts ? ['--ignore-certificate-errors'] : []),
      ...(language === undefined ? [] : [`--lang=${language}`, `--accept-lang=${languages.join(',')}`]),
      ...args,
    ],
  });
  if (downloadDir !== undefined) {
    const session = await browser.target().createCDPSession();
    await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: resolve(downloadDir) });
  }
  const id = isLoadedAtStart ? toExtensionId(extensionDir) : await browser.installExtension(extensionDir);
  return {
    kind: 'chromium',
    browser,
    extensionUrl: (path) => `chrome-extension://${id}/${path}`,
    async open(url) {
      const page = await browser.newPage();
      await page.goto(url);
      return page;
    },
    close: () => browser.close(),
    kill: () => kill(browser),
  };
}

/** Chromium's id for an extension without a key: a hash of its folder, in the letters from a to p. */
function toExtensionId(folder: string): string {
  const digits = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  return digits.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
}

async function kill(browser: Browser): Promise<void> {
  const main = browser.process();
  if (main?.pid === undefined || main.exitCode !== null) return;
  const isGone = new Promise((done) => main.once('exit', done));
  // Puppeteer makes each browser the leader of a process group.
  process.kill(-main.pid, 'SIGKILL');
  await isGone;
  // The others of the group end right after it, and release the profile.
  await delay(300);
}

/** Firefox gives an extension a random address; this preference fixes it. */
const FIREFOX_HOST = 'b9bd05cf-b2d9-4c3a-a54b-0e7a6e1a3c44';

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

async function launchFirefox(executablePath: string, options: Launch): Promise<ExtensionBrowser> {
  const { headless = true, extensionDir, args = [], acceptInsecureCerts = false, downloadDir } = options;
  const manifest = JSON.parse(readFileSync(join(extensionDir, 'manifest.json'), 'utf8'));
  const { id } = manifest.browser_specific_settings.gecko;
  const profile = prepareProfile(options.profile);
  const languages = findLanguages(options);
  const browser = await launchWithPuppeteer({
    browser: 'firefox',
    executablePath,
    headless,
    acceptInsecureCerts,
    defaultViewport: headless ? VIEWPORT : null,
    args: ['--remote-allow-system-access', ...args],
    ...(profile === undefined ? {} : { userDataDir: profile }),
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [id]: FIREFOX_HOST }),
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
  if (options.profile === undefined) {
    await browser.installExtension(extensionDir);
  } else {
    // At the browser's exit, Puppeteer would restore the preferences from before its start.
    for (const name of ['prefs.js', 'user.js']) rmSync(join(options.profile, `${name}.puppeteer`), { force: true });
    await installForGood(browser, extensionDir, id);
  }
  if (options.isAlwaysPrivate) await allowInPrivateWindows(browser, id);
  return {
    kind: 'firefox',
    browser,
    extensionUrl: (path) => `moz-extension://${FIREFOX_HOST}/${path}`,
    async open(url) {
      const page = await browser.newPage();
      if (url.startsWith('moz-extension:')) await gotoExtensionPage(page, url);
      else await page.goto(url);
      return page;
    },
    async close() {
      await browser.close();
      if (profile !== undefined && options.profile === undefined) {
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      }
    },
    kill: () => kill(browser),
  };
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
export async function makeFirefoxTemplate(folder: string): Promise<void> {
  const executablePath = findBrowser('firefox');
  if (executablePath === undefined) return;
  const browser = await launchWithPuppeteer({
    browser: 'firefox',
    executablePath,
    args: ['--remote-allow-system-access'],
    userDataDir: folder,
    extraPrefsFirefox: FIREFOX_PREFERENCES,
  });
  await (await browser.newPage()).close();
  await browser.close();
}

/** Longest time in which an existing page reports its address. */
const ANSWER_MS = 2_000;

/**
 * Waits for a page of the extension that opens without the driver.
 *
 * @param path - The start of its address, such as `welcome.html`.
 */
export async function waitForPage({ browser, extensionUrl }: ExtensionBrowser, path: string): Promise<Page> {
  const url = extensionUrl(path);
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    for (const page of await browser.pages()) {
      if (page.url().startsWith(url)) return page;
      // Firefox does not report the address of an extension page; a page that is just opening cannot be asked, or never
      // answers.
      const address = page.evaluate(() => location.href).catch(() => '');
      if ((await Promise.race([address, delay(ANSWER_MS)]))?.startsWith(url)) return page;
    }
    await delay(50);
  }
  throw new Error(`Expected ${url} to open by itself, it did not.`);
}
