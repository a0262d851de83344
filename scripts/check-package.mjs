import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lintPackage } from './package/lint.mjs';

/** Checks the built packages for what a store would refuse. */
let failures = 0;
for (const browser of ['chrome-mv3', 'firefox-mv3']) {
  const folder = join('.output', browser);
  const faults = existsSync(folder) ? lintPackage(folder) : [`${folder} is not built.`];
  for (const fault of faults) console.error(`${browser}: ${fault}`);
  failures += faults.length;
}
process.exit(failures > 0 ? 1 : 0);
