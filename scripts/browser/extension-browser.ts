import type { Browser, Page } from 'puppeteer-core';
import { delay } from './driver.ts';

export const BROWSER_KINDS = ['chromium', 'firefox'] as const;
export type BrowserKind = (typeof BROWSER_KINDS)[number];

/** Where `npm run build` puts the extension for each browser. */
export const BUILD_DIRS: Readonly<Record<BrowserKind, string>> = {
  chromium: '.output/chrome-mv3',
  firefox: '.output/firefox-mv3',
};

/** A browser with the built extension installed. */
export interface ExtensionBrowser {
  kind: BrowserKind;
  browser: Browser;
  /** Absolute folder that the extension was installed from. */
  extensionDir: string;
  /** Address of a page of the extension, such as `popup.html`. */
  extensionUrl(path: string): string;
  /** Opens a page of the extension or of the web in a new tab and waits until it is ready. */
  open(url: string): Promise<Page>;
  close(): Promise<void>;
  /** Kills all processes of the browser at once, as a crash or `kill -9` does. */
  kill(): Promise<void>;
}

/** How a browser starts, independent of the extension. */
export interface StartOptions {
  headless?: boolean;
  args?: string[];
  /** Detaches the debugger from Chromium's worker, which it would keep from ever being stopped. */
  isBackgroundFree?: boolean;
  /** Download folder; no prompts. */
  downloadDir?: string;
  /** Profile folder to keep; by default a new one that is deleted with the browser. */
  profile?: string;
  /** Accepts self-signed certificates. */
  acceptInsecureCerts?: boolean;
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

export const VIEWPORT = { width: 1000, height: 720 };

export function findLanguages({ languages, headless = true }: StartOptions): readonly string[] {
  return languages ?? (headless ? ['en-US', 'en'] : []);
}

/** Kills a browser's processes and waits until they are gone. */
export async function killBrowser(browser: Browser): Promise<void> {
  const main = browser.process();
  if (main?.pid === undefined || main.exitCode !== null) return;
  const isGone = new Promise((done) => main.once('exit', done));
  // Puppeteer makes each browser the leader of a process group.
  process.kill(-main.pid, 'SIGKILL');
  await isGone;
  // The others of the group end right after it, and release the profile.
  await delay(300);
}
