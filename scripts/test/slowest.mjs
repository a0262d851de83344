import { readTimes, TIMES_FILE } from './times.mjs';

/** `npm run test:slowest`: the fifty slowest files and tests of the last runs. */
const MOST = 50;
const times = Object.entries(readTimes());
if (times.length === 0) {
  console.error(`Expected times in ${TIMES_FILE}, found none. Run npm test first.`);
  process.exit(1);
}

const files = times.map(([file, { ms }]) => /** @type {const} */ ([ms, file]));
const tests = times.flatMap(([file, { tests: all }]) =>
  Object.entries(all).map(([name, ms]) => /** @type {const} */ ([ms, `${file} > ${name}`])),
);
const total = files.reduce((sum, [ms]) => sum + ms, 0);
print(`Slowest of ${files.length} files, ${toSeconds(total)} s in all`, files);
print(`Slowest of ${tests.length} tests`, tests);

/** @param {string} title @param {(readonly [number, string])[]} rows */
function print(title, rows) {
  console.log(`\n${title}:`);
  const slowest = rows.toSorted(([a], [b]) => b - a).slice(0, MOST);
  for (const [ms, name] of slowest) console.log(`${toSeconds(ms).padStart(8)}  ${name}`);
}

/** @param {number} ms */
function toSeconds(ms) {
  return (ms / 1000).toFixed(1);
}
