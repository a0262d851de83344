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
  check(`${browser}: content script`, gzipBytes(folder, ['hover.js']), 12 * KILOBYTE);
  check(`${browser}: its second part`, gzipBytes(folder, ['hover-more.js']), 12 * KILOBYTE);
  // What every web page loads must not hold a schema library, a database or a framework.
  for (const [library, trace] of Object.entries({ Zod: '~standard', Dexie: 'DexieError', Preact: '__H' })) {
    if (contentScript.includes(trace)) fail(`${browser}: the content script holds ${library}.`);
  }
  // WXT imports its own storage module wherever a name `storage` is read, whatever it is.
  if (readFileSync(join(folder, 'background.js'), 'utf8').includes('wxt/storage'))
    fail(`${browser}: the background holds wxt/storage.`);
  for (const page of ['popup', 'options', 'welcome']) {
    const { bytes, language } = startBytes(folder, `${page}.html`);
    check(`${browser}: ${page}, in ${language}`, bytes, 40 * KILOBYTE);
  }
  check(`${browser}: background`, gzipBytes(folder, ['background.js']), 100 * KILOBYTE);
  check(`${browser}: whole package`, gzipBytes(folder, filesOf(folder)), 3000 * KILOBYTE);
}

/**
 * What a page loads before it is drawn: its script, all that this imports, and the texts in the language whose texts are largest.
 *
 * @param {string} folder @param {string} page
 */
function startBytes(folder, page) {
  const html = readFileSync(join(folder, page), 'utf8');
  const scripts = withImports(
    folder,
    Array.from(html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g), ([, path]) => path ?? ''),
  );
  const sizes = Object.entries(findTexts(folder, scripts)).map(([language, texts]) => {
    return { language, bytes: gzipBytes(folder, new Set([...scripts, ...withImports(folder, texts)])) };
  });
  if (sizes.length < 2) fail(`${page}: expected texts in several languages, found ${sizes.length}.`);
  return sizes.reduce((largest, size) => (size.bytes > largest.bytes ? size : largest), { language: '', bytes: 0 });
}

/**
 * The texts that scripts name, by language: what `import.meta.glob` was made into.
 *
 * @param {string} folder @param {Set<string>} scripts @returns {Record<string, string[]>}
 */
function findTexts(folder, scripts) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const path of scripts) {
    const source = readFileSync(join(folder, path), 'utf8');
    for (const [, language = '', name = ''] of source.matchAll(
      /\/texts\/([\w-]+)\/[\w-]+\.ts["'`]:[^,]*?import\(["'`]\.\/([^"'`]+)["'`]\)/g,
    )) {
      found[language] = [...(found[language] ?? []), join(path, '..', name)];
    }
  }
  return found;
}

/** Scripts and all that they import. @param {string} folder @param {string[]} paths */
function withImports(folder, paths) {
  /** @type {Set<string>} */
  const seen = new Set();
  const queue = [...paths];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const source = readFileSync(join(folder, path), 'utf8');
    for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      queue.push(join(path, '..', name ?? ''));
    }
  }
  return seen;
}

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => statSync(join(folder, path)).isFile());
}

/** @param {string} folder @param {Iterable<string>} paths */
function gzipBytes(folder, paths) {
  return [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0);
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
