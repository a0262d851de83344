import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { downloadBrowser, findSystemChrome, listDownloaded } from './download-browser.mjs';

/** @typedef {'chromium' | 'firefox'} BrowserKind */
/** @typedef {'chrome' | 'chromium' | 'edge'} Product One of the browsers that are driven as Chromium is. */

/**
 * Names of each browser, best first: commands on the path, then the installers' paths on macOS and Windows, without Chrome's, which the library
 * of downloads knows. `oldest` is the first version that the scripts can drive; the extension runs in older ones.
 *
 * @type {Record<BrowserKind, { variable: string, commands: string[], places: string[], package: string, oldest?: number }>}
 */
const BROWSERS = {
  chromium: {
    variable: 'WAYWORD_CHROMIUM',
    commands: [
      'google-chrome-stable',
      'google-chrome',
      'chromium',
      'chromium-browser',
      'microsoft-edge-stable',
      'microsoft-edge',
    ],
    places: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
    package: 'chromium',
  },
  firefox: {
    variable: 'WAYWORD_FIREFOX',
    commands: ['firefox', 'firefox-esr', 'firefox-developer-edition'],
    places: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe',
    ],
    package: 'firefox-esr',
    oldest: 153,
  },
};

/** @type {Record<Product, { name: string, program: RegExp }>} */
const PRODUCTS = {
  // Chromium replaces a missing Chrome: Linux distributions have only that one.
  chrome: { name: 'Chrome or Chromium', program: /google.chrome|chromium/i },
  chromium: { name: 'Chromium', program: /chromium/i },
  edge: { name: 'Edge', program: /microsoft.edge/i },
};

/**
 * The names to search for.
 *
 * @param {BrowserKind} kind
 * @param {Product} [product]
 */
function listPrograms(kind, product) {
  const isWanted = (/** @type {string} */ program) => product === undefined || PRODUCTS[product].program.test(program);
  return { commands: BROWSERS[kind].commands.filter(isWanted), places: BROWSERS[kind].places.filter(isWanted) };
}

/**
 * Finds an installed browser that is new enough. The program named in the browser's variable is used as it is.
 *
 * @param {BrowserKind} kind
 * @param {Product} [product] Any product when absent.
 * @returns {string | undefined} Path of its program.
 */
export function findBrowser(kind, product) {
  const { variable, oldest = 0 } = BROWSERS[kind];
  const { commands, places } = listPrograms(kind, product);
  const named = process.env[variable];
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...commands.flatMap((command) => folders.map((folder) => join(folder, command))), ...places];
  const isUsable = (/** @type {string} */ path) => isProgram(path) && (oldest === 0 || readVersion(path) >= oldest);
  return candidates.find(isUsable) ?? listByLibrary(kind, product).find(isUsable);
}

/**
 * The programs that the library of downloads finds: an installed Chrome, and what was downloaded before.
 *
 * @param {BrowserKind} kind
 * @param {Product} [product]
 */
function listByLibrary(kind, product) {
  if (product === 'edge') return [];
  const chrome = kind === 'chromium' && product !== 'chromium' ? findSystemChrome() : undefined;
  return [...(chrome ? [chrome] : []), ...listDownloaded(toDownload(kind, product))];
}

/**
 * @param {BrowserKind} kind
 * @param {Product} [product]
 */
function toDownload(kind, product) {
  if (kind === 'firefox') return 'firefox';
  return product === 'chromium' ? 'chromium' : 'chrome';
}

/** @type {Map<string, number>} */
const versions = new Map();

/**
 * Asks a program for its version, once.
 *
 * @param {string} path
 * @returns The first number of it; infinite if it does not report one, as on Windows.
 */
export function readVersion(path) {
  const known = versions.get(path);
  if (known !== undefined) return known;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  const [, first] = /(\d+)\.\d/.exec(stdout ?? '') ?? [];
  const version = first === undefined ? Number.POSITIVE_INFINITY : Number(first);
  versions.set(path, version);
  return version;
}

/**
 * Finds an installed browser, installs it from Debian's or Ubuntu's packages if this user may, or downloads it.
 *
 * @param {BrowserKind} kind
 * @param {Product} [product]
 * @returns {Promise<string | undefined>} Path of its program; undefined if it is missing and could not be fetched, as `explainMissing` reports.
 */
export async function ensureBrowser(kind, product) {
  const found = findBrowser(kind, product);
  // Edge is only found: no package of a distribution and no download has it.
  if (found !== undefined || product === 'edge') return found;
  const packaged = installPackage(BROWSERS[kind].package) ? findBrowser(kind, product) : undefined;
  return packaged ?? downloadBrowser(toDownload(kind, product)).catch(() => undefined);
}

/**
 * Commands that install a browser, by the command that must be on the path, or by the system.
 *
 * @type {Record<string, Record<'chrome' | 'chromium' | 'edge' | 'firefox', string>>}
 */
const INSTALL_COMMANDS = {
  darwin: {
    chrome: 'brew install --cask google-chrome',
    chromium: 'brew install --cask chromium',
    edge: 'brew install --cask microsoft-edge',
    firefox: 'brew install --cask firefox',
  },
  win32: {
    chrome: 'winget install Google.Chrome',
    chromium: 'winget install Hibbiki.Chromium',
    edge: 'winget install Microsoft.Edge',
    firefox: 'winget install Mozilla.Firefox',
  },
  'apt-get': toInstall('apt-get install', { firefox: 'firefox-esr' }),
  dnf: toInstall('dnf install'),
  pacman: toInstall('pacman -S'),
  zypper: toInstall('zypper install', { firefox: 'MozillaFirefox' }),
  apk: toInstall('apk add'),
};

/** Distributions have Chromium in place of Chrome. @param {string} command */
function toInstall(command, { firefox = 'firefox' } = {}) {
  const chromium = `${command} chromium`;
  return { chrome: chromium, chromium, edge: `${command} microsoft-edge-stable`, firefox: `${command} ${firefox}` };
}

/**
 * One sentence on what to install, and how on this system.
 *
 * @param {BrowserKind} kind
 * @param {Product} [product]
 * @param {NodeJS.Platform} platform
 */
export function explainMissing(kind, product, platform = process.platform) {
  const { variable, oldest } = BROWSERS[kind];
  const manager = platform === 'linux' ? Object.keys(INSTALL_COMMANDS).find(isOnPath) : platform;
  const command = INSTALL_COMMANDS[manager ?? '']?.[kind === 'firefox' ? 'firefox' : (product ?? 'chrome')];
  const any = kind === 'chromium' ? 'Chrome, Chromium or Edge' : `Firefox ${oldest} or newer`;
  const name = product === undefined ? any : PRODUCTS[product].name;
  const fetched = product === 'edge' ? '' : ', and it could not be downloaded';
  return `No ${name} was found${fetched}: install it${command ? ` (${command})` : ''}, or name its program in ${variable}.`;
}

/** Web servers and the packages that hold them. */
const WEB_SERVERS = {
  nginx: { versionArgument: '-v', package: 'nginx-light' },
  caddy: { versionArgument: 'version', package: 'caddy' },
};

/**
 * Installs a web server from Debian's or Ubuntu's packages, where this user may, for the tests of exported decks.
 *
 * @param {keyof typeof WEB_SERVERS} server
 * @returns {boolean} Whether it is there.
 */
export function ensureWebServer(server) {
  return hasWebServer(server) || (installPackage(WEB_SERVERS[server].package) && hasWebServer(server));
}

/** @param {keyof typeof WEB_SERVERS} server */
function hasWebServer(server) {
  return spawnSync(server, [WEB_SERVERS[server].versionArgument]).status === 0;
}

/** @param {string} name */
function installPackage(name) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!isOnPath('apt-get') || (asRoot.length > 0 && !isOnPath('sudo'))) return false;
  console.log(`Installing ${name} from the system's packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  };
  // The lists may be old or missing; an update that partly fails may still be enough.
  run('update', '-qq');
  versions.clear();
  return run('install', '-y', '-qq', '--no-install-recommends', name);
}

/** @param {string} command */
function isOnPath(command) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => isProgram(join(folder, command)));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
