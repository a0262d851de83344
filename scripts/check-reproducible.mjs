import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/**
 * `npm run reproduce`: builds the extension twice, in two folders of different names, and compares every file. `npm run zip -- --verify` does
 * the same for the packages, from the committed sources and with packages installed afresh.
 */
const BROWSERS = ['chrome', 'firefox'];
/** The files that a build reads. */
const SOURCES = ['assets', 'entrypoints', 'scripts', 'src', 'package.json', 'tsconfig.json', 'wxt.config.ts'];

const folders = ['a', 'quite-another-name'].map((name) => mkdtempSync(join(tmpdir(), `wayword-${name}-`)));
try {
  const [one, other] = folders.map(build);
  const paths = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].sort();
  const differing = paths.filter((path) => one?.get(path) !== other?.get(path));
  for (const path of differing) console.error(`${path} differs between two builds.`);
  console.log(`${paths.length} files were built twice, ${differing.length} of them differ.`);
  process.exitCode = differing.length > 0 || paths.length === 0 ? 1 : 0;
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** @param {string} folder @returns {Map<string, string>} Hash of each built file. */
function build(folder) {
  for (const source of SOURCES) {
    cpSync(source, join(folder, source), { recursive: true, filter: (path) => !path.includes('node_modules') });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` };
  for (const browser of BROWSERS) execFileSync('wxt', ['build', '-b', browser], { cwd: folder, env, stdio: 'pipe' });
  const built = join(folder, '.output');
  const paths = readdirSync(built, { recursive: true }).map(String);
  return new Map(
    paths
      .filter((path) => statSync(join(built, path)).isFile())
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(built, path)))
          .digest('hex'),
      ]),
  );
}
