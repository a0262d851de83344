import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintPackage } from './package/lint.mjs';
import { listPermissions, readNames } from './store/claims.mjs';

/** Checks the built packages for what a store would refuse, and compares their permissions with the reasons that the stores and readers get. */
let failures = 0;
const asked = new Set();
for (const browser of ['chrome-mv3', 'firefox-mv3']) {
  const folder = join('.output', browser);
  const faults = existsSync(folder) ? lintPackage(folder) : [`${folder} is not built.`];
  for (const fault of faults) console.error(`${browser}: ${fault}`);
  failures += faults.length;
  const manifest = join(folder, 'manifest.json');
  if (existsSync(manifest))
    for (const name of listPermissions(JSON.parse(readFileSync(manifest, 'utf8')))) asked.add(name);
}
for (const file of ['docs/store/permissions.md', 'README.md']) {
  const justified = readNames(readFileSync(file, 'utf8'), '| permission |');
  // For people, the README says it in words.
  const expected = [...asked].filter((name) => file !== 'README.md' || name !== '<all_urls>').sort();
  if (`${justified}` === `${expected}`) continue;
  console.error(`${file} justifies ${justified.join(', ')}; the builds ask for ${expected.join(', ')}.`);
  failures += 1;
}
process.exit(failures > 0 ? 1 : 0);
