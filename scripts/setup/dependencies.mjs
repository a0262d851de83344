import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the npm packages of a folder's lock file, unless exactly these are installed. Uses only Node itself. */
export function ensureDependencies(folder = '.') {
  checkNodeVersion();
  const stamp = join(folder, 'node_modules/.wayword-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log(folder === '.' ? 'Installing npm packages …' : `Installing the npm packages of ${folder} …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed. Is the npm registry in reach? Then try again.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Wayword needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
