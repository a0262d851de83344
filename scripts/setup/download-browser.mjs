import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createProgressLine } from './progress-line.mjs';

/** Downloaded browsers, outside of Git. */
const CACHE = fileURLToPath(new URL('../../.cache/browsers', import.meta.url));

/** Longest time without an answer or further bytes. */
const PATIENCE_MS = 20_000;

const MEGABYTE = 1_000_000;

/** @typedef {'chrome' | 'chromium' | 'firefox'} Downloadable */

/**
 * Loads the library on first use: the commands that import this file also install it.
 *
 * @returns {typeof import('@puppeteer/browsers')}
 */
const loadLibrary = () => createRequire(import.meta.url)('@puppeteer/browsers');

/** @returns {string | undefined} Path of an installed Chrome's program. */
export function findSystemChrome() {
  const { Browser, ChromeReleaseChannel, computeSystemExecutablePath } = loadLibrary();
  try {
    return computeSystemExecutablePath({ browser: Browser.CHROME, channel: ChromeReleaseChannel.STABLE });
  } catch {
    return undefined;
  }
}

/** @param {Downloadable} name @returns {string[]} Paths of the programs that were downloaded before. */
export function listDownloaded(name) {
  const { Cache } = loadLibrary();
  const installed = new Cache(CACHE).getInstalledBrowsers().filter(({ browser }) => browser === name);
  return installed.map(({ executablePath }) => executablePath);
}

/**
 * Downloads the stable version of a browser, and shows the progress.
 *
 * @param {Downloadable} name
 * @returns {Promise<string>} Path of its program.
 * @throws {Error} If there is none for this platform, or the download makes no progress.
 */
export async function downloadBrowser(name) {
  const { Browser, detectBrowserPlatform, install, resolveBuildId } = loadLibrary();
  const browser = { chrome: Browser.CHROME, chromium: Browser.CHROMIUM, firefox: Browser.FIREFOX }[name];
  const platform = detectBrowserPlatform();
  if (platform === undefined) throw new Error(`Expected a platform with downloads, got ${process.platform}.`);
  const line = createProgressLine(process.stdout);
  const { guard, touch } = createPatience();
  const buildId = await guard(resolveBuildId(browser, platform, name === 'chromium' ? 'latest' : 'stable'));
  const { executablePath } = await guard(
    install({
      browser,
      buildId,
      platform,
      cacheDir: CACHE,
      downloadProgressCallback(downloaded, total) {
        touch();
        const [done, all] = [downloaded, total].map((bytes) => Math.round(bytes / MEGABYTE));
        line.show(`Downloading ${name} ${buildId}: ${done} of ${all} MB`);
      },
    }),
  );
  line.end(`Downloaded ${name} ${buildId}`);
  return executablePath;
}

/** Limits the time in which nothing happens: the library waits forever for a server that does not answer. */
function createPatience() {
  let touchedAt = Date.now();
  const touch = () => {
    touchedAt = Date.now();
  };
  return {
    touch,
    /** @template T @param {Promise<T>} work @returns {Promise<T>} */
    guard(work) {
      touch();
      return new Promise((resolve, reject) => {
        const timer = setInterval(() => {
          if (Date.now() - touchedAt > PATIENCE_MS)
            reject(new Error('Expected an answer of the download server, got none.'));
        }, 500);
        work.then(resolve, reject).finally(() => clearInterval(timer));
      });
    },
  };
}
