import { BUILD_CHECKS, PREPARATION, QUICK_BUILD, SOURCE_CHECKS, UNIT_TESTS } from './check.mjs';
import { ensureTestMachine } from './test/machine.mjs';
import { runSteps } from './test/steps.mjs';

/**
 * `npm test`, on a fresh machine too: sets itself up, runs the checks, the unit tests and the tests in real browsers,
 * and ends with the count. `npm run test:all` runs the rest (see docs/contributing.md), the size of the package included.
 */
const missing = await ensureTestMachine();
/** @type {import('./test/steps.mjs').Step[]} */
const browserTests =
  missing > 0
    ? []
    : [{ name: 'tests in real browsers', command: 'vitest run --config vitest.e2e.config.ts', isVitest: true }];
const { passed, failed } = await runSteps([
  PREPARATION,
  { lanes: [BUILD_CHECKS.map((step) => ({ ...step, env: QUICK_BUILD })), SOURCE_CHECKS] },
  // Each keeps all cores busy.
  UNIT_TESTS,
  ...browserTests,
]);
console.log(`${passed} passed, ${failed + missing} failed`);
process.exit(failed + missing > 0 ? 1 : 0);
