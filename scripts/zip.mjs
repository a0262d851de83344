import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { ensureDependencies } from './setup/dependencies.mjs';

/**
 * `npm run zip`: the packages for the stores, in `.output/`, and the committed sources for Mozilla's reviewers. Prints
 * the size and SHA-256 of each. `-- --verify` builds them again from the committed sources in another folder, with
 * freshly installed packages, and compares. It first runs Mozilla's linter, which their store runs on every upload.
 */
const BROWSERS = ['chrome', 'edge', 'firefox'];
/** Not among the dependencies: sixty megabytes for a command that runs once per release. */
const LINTER = 'addons-linter@10.13.0';
/** Preact can set HTML; Wayword never uses that. See docs/releasing.md. */
const KNOWN_WARNINGS = ['UNSAFE_VAR_ASSIGNMENT'];

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const packageOf = (/** @type {string} */ browser) => `.output/wayword-${version}-${browser}.zip`;
const sources = packageOf('sources');

ensureDependencies();
makePackages('.');
execFileSync('git', ['archive', '--format=zip', `--output=${sources}`, 'HEAD']);
if (hash(packageOf('edge')) !== hash(packageOf('chrome')))
  stop(`${packageOf('edge')} is another package than Chrome's.`);
lint(packageOf('firefox'));
if (process.argv.includes('--verify')) verify();
for (const path of [...BROWSERS.map(packageOf), sources]) {
  console.log(`${path}  ${(readFileSync(path).length / 1_000_000).toFixed(2)} MB  sha256 ${hash(path)}`);
}

/** @param {string} folder Of the sources. */
function makePackages(folder) {
  const env = { ...process.env, PATH: `${resolve(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
  for (const browser of BROWSERS) execFileSync('wxt', ['zip', '-b', browser], { cwd: folder, env, stdio: 'pipe' });
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

/** @param {string} path */
function lint(path) {
  const report = JSON.parse(runLinter(path));
  const found = [...report.errors, ...report.warnings].filter(({ code }) => !KNOWN_WARNINGS.includes(code));
  for (const { code, message, file } of found) console.error(`${code} in ${file ?? 'the package'}: ${message}`);
  if (found.length > 0) process.exit(1);
}

/** It exits with 1 if it finds an error, but still prints its report. @param {string} path */
function runLinter(path) {
  try {
    return execFileSync('npx', ['--yes', LINTER, '--output', 'json', path], {
      stdio: ['ignore', 'pipe', 'pipe'],
    }).toString();
  } catch (thrown) {
    const { stdout, stderr } = /** @type {{ stdout?: Buffer, stderr?: Buffer }} */ (thrown);
    if (stdout?.toString().startsWith('{')) return stdout.toString();
    throw new Error(`Expected ${LINTER} to run, got: ${stderr}`);
  }
}

function verify() {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-verify-'));
  try {
    const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 100_000_000 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
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
