import { CHECKS } from './check.mjs';
import { ensureBrowser, ensureWebServer, explainMissing } from './setup/browsers.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runSteps } from './setup/steps.mjs';

/**
 * Runs all tests on a fresh machine: sets itself up, runs the checks and the browser tests, and ends with the count. Of the long tables of
 * cases each browser plays half; with `--every-case` both play all, which takes minutes longer.
 */
if (process.argv.includes('--every-case')) process.env.EVERY_CASE = '1';
ensureDependencies();
ensureDependencies('scripts/decks');
const missing = /** @type {const} */ (['chromium', 'firefox']).filter((kind) => ensureBrowser(kind) === undefined);
for (const kind of missing) console.error(explainMissing(kind));

const missingServers = /** @type {const} */ (['nginx', 'caddy']).filter((server) => !ensureWebServer(server));
for (const server of missingServers)
  console.error(`${server} is missing: install Debian's package, because exported decks are tested behind it.`);
// A test that needs one of them fails instead of being skipped.
process.env.WAYWORD_WEB_SERVERS = 'required';

const browserTests = {
  name: 'tests in real browsers',
  command: 'vitest run --config vitest.e2e.config.ts',
  isVitest: true,
};
const deckTests = {
  name: 'tests of the deck builder and its decks',
  command: 'vitest run --config scripts/decks/vitest.config.ts',
  isVitest: true,
};
const reproduction = { name: 'reproducible build', command: 'node scripts/check-reproducible.mjs', isQuiet: true };
const steps = [...CHECKS, reproduction, deckTests];
const { passed, failed } = await runSteps(missing.length > 0 ? steps : [...steps, browserTests]);
const notRun = missing.length;
console.log(`${passed} passed, ${failed + notRun} failed`);
process.exit(failed + notRun > 0 ? 1 : 0);
