import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/**
 * Stages of tests. Every test file belongs to one:
 *
 * - `unit` and `browsers` run in `npm test`;
 * - `long` runs in `npm run test:all`, and in CI when an area of it has changed.
 *
 * A long test says so in its name, `*.long.test.ts`, or belongs to the deck builder. `test:all` also runs the browser
 * files of `npm test` again, with every case in both browsers.
 *
 * @typedef {'unit' | 'browsers' | 'long'} Stage
 */

export const LONG_FILES = '**/*.long.test.{ts,tsx}';
export const BROWSER_FILES = 'test/e2e/**/*.test.ts';
export const UNIT_FILES = 'test/**/*.test.{ts,tsx}';

/** Environment variable: includes long files, gives each browser every case, and allows tests minutes. */
export const EVERY_CASE = 'EVERY_CASE';

/**
 * @typedef {object} Area A part of the product with the tests beyond `npm test` that concern it.
 * @property {string} name
 * @property {RegExp} tests Paths of its browser files, its long files and the deck builder's tests.
 * @property {RegExp} sources Paths whose change concerns it.
 * @property {string} [command] A check that is not a file of tests.
 */

/** @type {readonly Area[]} */
export const AREAS = [
  {
    name: 'decks',
    tests: /^decks\/test\//,
    sources: /^(decks|scripts\/lookup|assets\/public\/decks|src\/(inflection|languages?|library\/formats))\//,
  },
  {
    name: 'words',
    tests:
      /^test\/((inflection|languages?|lookup|search)\/|e2e\/(english-learners|entries|headwords|inflected-words|page-words|text-language|word-(lists|search)))/,
    sources:
      /^(src\/(inflection|languages?|lookup|search)|scripts\/lookup|assets\/public\/decks|test\/fixtures\/(lookup|search))\//,
  },
  {
    name: 'page',
    tests: /^test\/(page\/|e2e\/(captions|hover|always-private|word-marks))/,
    sources:
      /^(src\/page|entrypoints\/(hover|watch|card|actions|pieces|background|word-marks|captions|page-reader)|test\/e2e\/pages)/,
  },
  {
    name: 'screens',
    tests:
      /^test\/(ui\/(?!options\/get-deck)|locales\/|e2e\/(accessibility|gallery|interface-language|options|progress|study-layout|toolbar-popup|welcome))/,
    sources:
      /^(docs\/site|src\/(ui|locales)|test\/(gallery|e2e\/photographs)|entrypoints\/(popup|options|welcome|progress|side))/,
  },
  {
    name: 'study',
    tests:
      /^test\/((store|study|settings|takeout|faults|background)\/|e2e\/(faults\/|player|profiles|study(?!-layout)|wake))/,
    sources:
      /^(src\/(store|study|settings|takeout|model)|entrypoints\/(background|services|takeout)|test\/fixtures\/profiles)/,
  },
  {
    name: 'library',
    tests:
      /^test\/(library\/|file-reader\/|fuzz\/|recordings\/|ui\/options\/get-deck\/|e2e\/(deck-|dictionary|hostile-files|import-|library|recordings|starter-decks|vocabulary))/,
    sources: /^(src\/(library|file-reader|recordings|ui\/options\/get-deck)|assets\/public\/decks)\//,
  },
  {
    name: 'sync',
    tests:
      /^test\/((sync|contract|server|messaging|async)\/|e2e\/(bad-input|https|interruption|key-safety|kill|main-job|new-edition|sync-))/,
    sources: /^(src\/(sync|contract|server|messaging|async)|docs\/serving)/,
  },
  {
    name: 'package',
    tests: /^test\/((scripts|bench)\/|e2e\/package-)/,
    sources: /^(wxt\.config\.ts|tsconfig\.json|scripts\/|bench\/)/,
    command: 'node scripts/check-reproducible.mjs',
  },
];

/** A change of these concerns every area. */
const SHARED = /^(package-lock\.json$|vitest\.|scripts\/(browser|test)\/|test\/(support|e2e\/support)\/)/;

/** How many consecutive commits run everything that their changes do not concern. */
export const SHARES = 10;

/** @returns Every test file that git knows or would add, from the project's folder. */
export function listTestFiles() {
  const patterns = ['*.test.ts', '*.test.tsx'];
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...patterns);
  const deleted = new Set(git('ls-files', '--deleted', ...patterns));
  return listed.filter((file) => !deleted.has(file));
}

/** @param {string} file @returns {Stage} */
export function findStage(file) {
  if (/\.long\.test\.tsx?$/.test(file) || file.startsWith('decks/')) return 'long';
  return file.startsWith('test/e2e/') ? 'browsers' : 'unit';
}

/**
 * The area of a file that `test:all` runs.
 *
 * @param {string} file
 * @returns {Area}
 * @throws {Error} If it has none, or two.
 */
export function getArea(file) {
  const [area, ...others] = AREAS.filter(({ tests }) => tests.test(file));
  if (area && others.length === 0) return area;
  const found = [area, ...others].map((one) => one?.name ?? 'none').join(' and ');
  throw new Error(`Expected one area for ${file}, found ${found}: see AREAS in scripts/test/stages.mjs.`);
}

/** @param {readonly string[]} changed Paths. @returns The areas that they concern. */
export function findConcerned(changed) {
  if (changed.some((path) => SHARED.test(path))) return [...AREAS];
  return AREAS.filter(({ sources, tests }) => changed.some((path) => sources.test(path) || tests.test(path)));
}

/**
 * Paths that the newest work changed: since a commit, or in what was committed within twelve hours before the newest
 * commit, and in the folder now.
 *
 * @param {string} [base]
 */
export function listChanges(base) {
  const [newest = '0'] = git('log', '-1', '--format=%ct');
  const [before] = git('rev-list', '-1', `--before=${Number(newest) - 12 * 3600}`, 'HEAD');
  const [root] = git('rev-list', '--max-parents=0', 'HEAD');
  return git('diff', '--name-only', '--no-renames', base ?? before ?? root ?? 'HEAD');
}

/**
 * The share of a commit: ten consecutive commits have ten different shares, which their hashes would not.
 *
 * @returns A number below `SHARES`.
 */
export function findShare() {
  const [count = '0'] = git('rev-list', '--count', 'HEAD');
  return Number(count) % SHARES;
}

/** @param {string} file @param {number} share */
export function isInShare(file, share) {
  return createHash('sha256').update(file).digest().readUInt32BE() % SHARES === share;
}

/** @param {string[]} args @returns The lines of its output. */
function git(...args) {
  const output = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });
  return output.split('\n').filter((line) => line !== '');
}
