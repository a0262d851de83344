import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBundles } from './bundle-sizes.mjs';

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
  // What every web page loads must not hold a schema library, a database or a framework.
  for (const [library, trace] of Object.entries({ Zod: '~standard', Dexie: 'DexieError', Preact: '__H' })) {
    if (contentScript.includes(trace)) fail(`${browser}: the content script holds ${library}.`);
  }
  // WXT imports its own storage module wherever a name `storage` is read, whatever it is.
  if (readFileSync(join(folder, 'background.js'), 'utf8').includes('wxt/storage'))
    fail(`${browser}: the background holds wxt/storage.`);
  for (const { name, bytes, budget } of measureBundles(folder)) check(`${browser}: ${name}`, bytes, budget);
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
