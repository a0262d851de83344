import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { lintForMozilla } from './linter/lint.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

/**
 * `npm run zip`: the packages for the stores, in `.output/`, and the committed sources for Mozilla's reviewers. Prints
 * the size and SHA-256 of each. `-- --verify` builds them again from the committed sources in another folder, with
 * freshly installed packages, and compares. Mozilla's linter reads the package for Firefox.
 */
const BROWSERS = ['chrome', 'edge', 'firefox'];

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const packageOf = (/** @type {string} */ browser) => `.output/wayword-${version}-${browser}.zip`;
const sources = packageOf('sources');

ensureDependencies();
makePackages('.');
execFileSync('git', ['archive', '--format=zip', `--output=${sources}`, 'HEAD']);
if (hash(packageOf('edge')) !== hash(packageOf('chrome')))
  stop(`${packageOf('edge')} is another package than Chrome's.`);
console.log('Mozilla’s linter reads the package for Firefox …');
lint();
if (process.argv.includes('--verify')) verify();
for (const path of [...BROWSERS.map(packageOf), sources]) {
  console.log(`${path}  ${(readFileSync(path).length / 1_000_000).toFixed(2)} MB  sha256 ${hash(path)}`);
}

/** @param {string} folder Of the sources. */
function makePackages(folder) {
  const env = { ...process.env, PATH: `${resolve(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
  for (const browser of BROWSERS) {
    console.log(`The package for ${browser}${folder === '.' ? '' : ', a second time'} …`);
    execFileSync('wxt', ['zip', '-b', browser], { cwd: folder, env, stdio: 'pipe' });
  }
}

/** @param {string} reason */
function stop(reason) {
  console.error(reason);
  process.exit(1);
}

/** @param {string} path */
function hash(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

function lint() {
  const surprises = lintForMozilla(packageOf('firefox'));
  for (const surprise of surprises) console.error(surprise);
  if (surprises.length > 0) process.exit(1);
}

function verify() {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-verify-'));
  try {
    const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 100_000_000 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    console.log('Installing npm packages for the committed sources …');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' });
    makePackages(folder);
    const differing = BROWSERS.map(packageOf).filter((path) => hash(path) !== hash(join(folder, path)));
    for (const path of differing) console.error(`${path} is another one when made from the committed sources.`);
    if (differing.length > 0) process.exit(1);
    console.log('Made twice, the second time from the committed sources elsewhere: the same, byte for byte.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
