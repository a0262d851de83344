import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run licences`: lists the licence of everything that is shipped: the code of packages, the decks and their sources. Fails at a package
 * without a licence, or with one that the GPL does not allow to be combined with.
 */

/** Licences of packages whose code may be part of a program under GPL-3.0-or-later. */
const COMPATIBLE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'GPL-3.0-or-later', 'ISC', 'MIT', 'MPL-2.0'];

/** @typedef {{ version?: string, license?: string, dev?: boolean, dependencies?: Record<string, string> }} Locked */

const { license, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
/** @type {Record<string, Locked>} */
const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** What WXT's module `wxt/browser` imports; the rest of WXT is the build. */
const RUN_TIME_OF_WXT = '@wxt-dev/browser';

const names = new Set([...Object.keys(dependencies), ...findImported(), RUN_TIME_OF_WXT]);
for (const name of names) {
  const { dev, dependencies: further = {} } = locked[`node_modules/${name}`] ?? {};
  if (dev !== true) {
    for (const other of Object.keys(further)) names.add(other);
  }
}

console.log(`Wayword's own code: ${license}\n\nPackages:`);
let failures = 0;
for (const name of [...names].sort()) {
  const { version, license: found } = locked[`node_modules/${name}`] ?? {};
  const isFine = found?.split(' AND ').every(isCompatible) ?? false;
  if (!isFine) failures += 1;
  console.log(`${isFine ? ' ' : '!'} ${name} ${version ?? 'unknown'}: ${found ?? 'no licence'}`);
}

console.log('\nDecks (DATA-LICENSES.md has their credits):');
const decks = 'assets/public/decks';
/** @type {Map<string, string[]>} */
const byLicence = new Map();
for (const file of readdirSync(decks).filter((name) => name.endsWith('.json'))) {
  const head = readFileSync(join(decks, file), 'utf8').slice(0, 20_000);
  const licence = /"licence"\s*:\s*\{\s*"id"\s*:\s*"([^"]+)"/.exec(head)?.[1];
  if (licence === undefined && !/"format"\s*:\s*"wayword-deck"/.test(head)) continue;
  if (licence === undefined) failures += 1;
  const key = licence ?? '! no licence';
  byLicence.set(key, [...(byLicence.get(key) ?? []), file.replace('.json', '')]);
}
for (const [licence, files] of [...byLicence].sort()) console.log(`  ${licence}: ${files.join(', ')}`);
if (byLicence.size === 0) failures += 1;
process.exit(failures > 0 ? 1 : 0);

/** Names of the packages that the extension's code imports. @returns {string[]} */
function findImported() {
  const found = new Set();
  for (const root of ['src', 'entrypoints']) {
    for (const path of readdirSync(root, { recursive: true }).map(String)) {
      // The server for tests is not shipped.
      if (!/\.tsx?$/.test(path) || (root === 'src' && path.startsWith('server'))) continue;
      const text = readFileSync(join(root, path), 'utf8');
      for (const [, name = ''] of text.matchAll(
        /(?:from|import) ['"]((?:@[\w-]+\/)?[\w-]+(?:\.[\w-]+)*)(?:\/[^'"]*)?['"]/g,
      )) {
        if (locked[`node_modules/${name}`]) found.add(name);
      }
    }
  }
  return [...found];
}

/** @param {string} choice - One licence or several to choose from, as SPDX writes them. */
function isCompatible(choice) {
  return choice.split(/ OR |[()]/).some((one) => COMPATIBLE.includes(one.trim()));
}
