import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { settleBill } from './release/bill-of-materials.mjs';
import { findNotes } from './release/notes.mjs';
import { findPlaceholders, isLate } from './store/placeholders.mjs';

/**
 * `npm run release`: everything that a release consists of, in `.output/`: the packages for the stores and the sources, made twice and linted
 * (`npm run zip -- --verify`), a bill of materials, checksums and notes. `-- --draft` tries it before the version is in the changelog and the
 * owner's addresses are filled in, and makes the packages once. The addresses in the stores may come later: the first upload tells them.
 */
const { values } = parseArgs({ options: { draft: { type: 'boolean', default: false } } });
const isDraft = values.draft;
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const OUTPUT = '.output';
const NAME = `wayword-${version}`;
const PACKAGES = ['chrome', 'edge', 'firefox', 'sources'].map((kind) => `${NAME}-${kind}.zip`);
const BILL = `${NAME}-sbom.cdx.json`;
const NOTES = `${NAME}-notes.md`;
const CHECKSUMS = `${NAME}-SHA256SUMS`;

const notes = findNotes(readFileSync('CHANGELOG.md', 'utf8'), isDraft ? 'Unreleased' : version);
if (notes === undefined) stop(`CHANGELOG.md has nothing about ${version}.`);
if (!isDraft && git('status', '--porcelain') !== '') stop('Some files are not committed.');
const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).version;
if (locked !== version) stop(`package-lock.json is of ${locked}, and package.json of ${version}.`);
const places = findPlaceholders().filter((place) => !isLate(place));
if (!isDraft && places.length > 0) stop(`To be filled in before a release (npm run fill):\n${places.join('\n')}`);
if (
  !isDraft &&
  git('tag', '--list', `v${version}`) !== '' &&
  git('rev-list', '-1', `v${version}`) !== git('rev-parse', 'HEAD')
) {
  stop(`The tag v${version} is on another commit: raise the version.`);
}

execFileSync(process.execPath, ['scripts/zip.mjs', ...(isDraft ? [] : ['--verify'])], { stdio: 'inherit' });
// With everything that builds and tests Wayword, marked as such.
const printed = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  maxBuffer: 100_000_000,
});
const bill = settleBill(JSON.parse(printed.toString()), git('log', '-1', '--format=%cI'));
write(BILL, `${JSON.stringify(bill, undefined, 2)}\n`);
const checksums = [...PACKAGES, BILL].map((file) => `${hash(file)}  ${file}\n`).join('');
write(CHECKSUMS, checksums);
write(NOTES, `# Wayword ${version}\n\n${notes}\n\n## SHA-256\n\n\`\`\`\n${checksums}\`\`\`\n`);
for (const file of [...PACKAGES, BILL, CHECKSUMS, NOTES]) console.log(`${OUTPUT}/${file}`);
if (isDraft && places.length > 0)
  console.log(`\nTo be filled in before a release (npm run fill):\n${places.join('\n')}`);

/** @param {string} file */
function hash(file) {
  return createHash('sha256')
    .update(readFileSync(`${OUTPUT}/${file}`))
    .digest('hex');
}

/** @param {string} file @param {string} text */
function write(file, text) {
  writeFileSync(`${OUTPUT}/${file}`, text);
}

/** @param {string[]} args @returns {string} */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

/** @param {string} reason */
function stop(reason) {
  console.error(reason);
  process.exit(1);
}
