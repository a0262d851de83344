import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Budgets of what is loaded, minified and gzipped; a bundle over its budget is a defect. */
const KILOBYTE = 1000;
const BROWSERS = ['chrome-mv3', 'firefox-mv3'];

let failures = 0;

for (const browser of BROWSERS) {
  const folder = join('.output', browser);
  if (!existsSync(folder)) fail(`${folder} is not built.`);
  else checkBuild(browser, folder);
}
process.exit(failures > 0 ? 1 : 0);

/** @param {string} browser @param {string} folder */
function checkBuild(browser, folder) {
  const contentScript = readFileSync(join(folder, 'hover.js'), 'utf8');
  check(`${browser}: content script`, gzipBytes([join(folder, 'hover.js')]), 12 * KILOBYTE);
  check(`${browser}: its second part`, gzipBytes([join(folder, 'hover-more.js')]), 12 * KILOBYTE);
  // What every web page loads must not hold a schema library, a database or a framework.
  for (const [library, trace] of Object.entries({ Zod: '~standard', Dexie: 'DexieError', Preact: '__H' })) {
    if (contentScript.includes(trace)) fail(`${browser}: the content script holds ${library}.`);
  }
  // WXT imports its own storage module wherever a name `storage` is read, whatever it is.
  if (readFileSync(join(folder, 'background.js'), 'utf8').includes('wxt/storage'))
    fail(`${browser}: the background holds wxt/storage.`);
  check(`${browser}: popup`, gzipBytes(scriptsOf(folder, 'popup.html')), 40 * KILOBYTE);
  check(`${browser}: options`, gzipBytes(scriptsOf(folder, 'options.html')), 40 * KILOBYTE);
  check(`${browser}: welcome`, gzipBytes(scriptsOf(folder, 'welcome.html')), 40 * KILOBYTE);
  check(`${browser}: background`, gzipBytes([join(folder, 'background.js')]), 100 * KILOBYTE);
  check(`${browser}: whole package`, gzipBytes(filesOf(folder)), 3000 * KILOBYTE);
}

/** A page's script and all that it imports. @param {string} folder @param {string} page */
function scriptsOf(folder, page) {
  /** @type {Set<string>} */
  const seen = new Set();
  const html = readFileSync(join(folder, page), 'utf8');
  const queue = Array.from(html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g), ([, path]) => path ?? '');
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const source = readFileSync(join(folder, path), 'utf8');
    for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      queue.push(join(path, '..', name ?? ''));
    }
  }
  return [...seen].map((path) => join(folder, path));
}

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile());
}

/** @param {string[]} files */
function gzipBytes(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}

/** @param {string} name @param {number} bytes @param {number} budget */
function check(name, bytes, budget) {
  const line = `${name}: ${(bytes / KILOBYTE).toFixed(1)} of ${budget / KILOBYTE} kB`;
  if (bytes > budget) fail(`${line}: too large`);
  else console.log(line);
}

/** @param {string} message */
function fail(message) {
  failures += 1;
  console.error(message);
}
