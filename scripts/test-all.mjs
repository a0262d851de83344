import { parseArgs } from 'node:util';
import { BUILD_CHECKS, MOZILLA_LINTER, PREPARATION } from './check.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { ensureTestMachine } from './test/machine.mjs';
import {
  AREAS,
  EVERY_CASE,
  findConcerned,
  findShare,
  findStage,
  getArea,
  isInShare,
  listChanges,
  listTestFiles,
  SHARES,
} from './test/stages.mjs';
import { runSteps } from './test/steps.mjs';

const HELP = `npm run test:all                   everything beyond npm test: every case, in both browsers
npm run test:all -- AREA …         only these areas: ${AREAS.map(({ name }) => name).join(', ')}
npm run test:all -- --changed      what the newest changes concern, and one of ${SHARES} shares of the rest
    --base REV                     the commit before those changes
    --minutes N                    begins no area after so many minutes, and names those that are left`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    base: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const unknown = positionals.filter((name) => AREAS.every((area) => area.name !== name));
const endAt = Date.now() + Number(values.minutes) * 60_000;
if (unknown.length > 0 || Number.isNaN(endAt)) {
  console.error(`Expected areas and minutes, got ${[...unknown, values.minutes].join(', ')}.\n${HELP}`);
  process.exit(1);
}

const missing = await ensureTestMachine();
ensureDependencies('decks');
const concerned = values.changed ? findConcerned(listChanges(values.base)) : AREAS;
const wanted = positionals.length > 0 ? AREAS.filter(({ name }) => positionals.includes(name)) : concerned;
const share = findShare();
const files = listTestFiles().filter((file) => findStage(file) !== 'unit');
let [passed, failed] = [0, missing];
/** @type {string[]} */
const left = [];

// `npm test` made quick builds.
await runAndCount([PREPARATION, ...BUILD_CHECKS, MOZILLA_LINTER]);
if (values.changed) console.log(`Changes concern ${wanted.map(({ name }) => name).join(', ') || 'no area'}.`);
for (const area of wanted)
  await runArea(
    area,
    files.filter((file) => getArea(file) === area),
    area.command,
  );
if (values.changed) {
  const rest = files.filter((file) => !wanted.includes(getArea(file)) && isInShare(file, share));
  const commands = AREAS.filter((area) => !wanted.includes(area) && isInShare(area.name, share));
  await runArea({ name: `share ${share + 1} of ${SHARES}` }, rest, commands.find(({ command }) => command)?.command);
}
if (left.length > 0) console.log(`Not run, for lack of time: ${left.join(', ')}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/**
 * @param {{ name: string }} area
 * @param {readonly string[]} tests
 * @param {string | undefined} command
 */
async function runArea({ name }, tests, command) {
  if (Date.now() > endAt) {
    left.push(name);
    return;
  }
  /** @param {string} kind @param {string} config @param {(file: string) => boolean} isOfKind */
  const toSteps = (kind, config, isOfKind) => {
    const chosen = tests.filter(isOfKind);
    if (chosen.length === 0) return [];
    const command = `vitest run --config ${config} ${chosen.join(' ')}`;
    return [{ name: `${name}, ${kind}`, command, isVitest: true, env: { [EVERY_CASE]: '1' } }];
  };
  const isDecks = (/** @type {string} */ file) => file.startsWith('decks/');
  const isBrowsers = (/** @type {string} */ file) => file.startsWith('test/e2e/');
  await runAndCount([
    ...toSteps('deck builder', 'decks/vitest.config.ts', isDecks),
    ...toSteps('long tests', 'vitest.config.ts', (file) => !isDecks(file) && !isBrowsers(file)),
    ...toSteps('browsers', 'vitest.e2e.config.ts', isBrowsers),
    ...(command === undefined ? [] : [{ name: `${name}, ${command}`, command, isQuiet: true }]),
  ]);
}

/** @param {Parameters<typeof runSteps>[0]} steps */
async function runAndCount(steps) {
  const counts = await runSteps(steps);
  passed += counts.passed;
  failed += counts.failed;
}
