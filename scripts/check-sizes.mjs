import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLargeJson, measureBundles } from './bundle-sizes.mjs';

const KILOBYTE = 1000;
const BROWSERS = ['chrome-mv3', 'firefox-mv3'];

/** Markers that identify a library in a script. */
const TRACES = {
  Zod: '~standard',
  Dexie: 'DexieError',
  Preact: '__H',
  'ts-fsrs': 'forgetting_curve',
  'modern-tar': 'Invalid tar header',
};

/** @param {string} folder @param {string} script */
const read = (folder, script) => readFileSync(join(folder, script), 'utf8');

let failures = 0;

for (const browser of BROWSERS) {
  const folder = join('.output', browser);
  if (!existsSync(folder)) fail(`${folder} is not built.`);
  else checkBuild(browser, folder);
}
process.exit(failures > 0 ? 1 : 0);

/** @param {string} browser @param {string} folder */
function checkBuild(browser, folder) {
  // Scripts of every web page and of a background's start must not contain a schema library, a database, a framework or a reader of archives.
  for (const script of ['watch.js', 'hover.js', 'background.js', 'languages.js']) {
    for (const [library, trace] of Object.entries(TRACES)) {
      if (read(folder, script).includes(trace)) fail(`${browser}: ${script} holds ${library}.`);
    }
  }
  // WXT imports its own storage module wherever any name `storage` is read.
  for (const script of ['background.js', 'services.js']) {
    if (read(folder, script).includes('wxt/storage')) fail(`${browser}: ${script} holds wxt/storage.`);
  }
  for (const { name, bytes, budget } of [...measureBundles(folder), ...findLargeJson(folder)]) {
    check(`${browser}: ${name}`, bytes, budget);
  }
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
