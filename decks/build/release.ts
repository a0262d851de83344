import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PACKAGE_FOLDER } from '../../scripts/lookup/packaged-decks.ts';
import { buildDeckOf } from './build-deck.ts';
import { buildImported, FAILED } from './imported.ts';
import { describePublished, writePublishedList } from './package/published.ts';
import { PUBLISHED_PAIRS } from './pairs.ts';
import { openWorkshop } from './workshop.ts';

/**
 * `npm run decks:release -- --to DIR`: the decks that a release publishes as files. Builds those that the folder lacks, describes all of them in
 * `index.json`, writes their checksums, and the list that the extension shows. `--only-list` builds nothing.
 */

const { options, openSources } = openWorkshop(process.argv, {
  to: { type: 'string' },
  'only-list': { type: 'boolean', default: false },
});
if (options.to === undefined) throw new Error('expected --to DIR, the folder of the decks');
const folder = resolve(options.to);
if (folder === PACKAGE_FOLDER) throw new Error('expected another folder than that of the package');
for (const path of [folder, FAILED]) mkdirSync(path, { recursive: true });

const lacking = PUBLISHED_PAIRS.filter(({ from, to }) => !existsSync(join(folder, `${from}-${to}.json`)));
if (lacking.length > 0 && !options['only-list']) {
  console.log('Fetching and unpacking the sources …');
  const sources = openSources();
  const failed = await buildImported(lacking, folder, (plan) => buildDeckOf(plan, sources));
  if (failed.length > 0) {
    console.error(`Failed a gate, and not among the decks: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}
const files = describePublished(folder);
writeFileSync(join(folder, 'index.json'), `${JSON.stringify({ decks: files }, undefined, 1)}\n`);
writeFileSync(join(folder, 'SHA256SUMS'), files.map(({ file, sha256 }) => `${sha256}  ${file}\n`).join(''));
writePublishedList(files);
const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
console.log(`${files.length} decks, ${(bytes / 1e6).toFixed(0)} MB, in ${folder}`);
