import { CHECKS } from './check.mjs';
import { ensureTestMachine } from './test/machine.mjs';
import { runSteps } from './test/steps.mjs';

/**
 * `npm test`, on a fresh machine too: sets itself up, runs the checks, the unit tests and the tests in real browsers,
 * and ends with the count. `npm run test:all` runs the rest (see docs/contributing.md).
 */
const missing = await ensureTestMachine();
const browserTests = {
  name: 'tests in real browsers',
  command: 'vitest run --config vitest.e2e.config.ts',
  isVitest: true,
};
const { passed, failed } = await runSteps(missing > 0 ? CHECKS : [...CHECKS, browserTests]);
console.log(`${passed} passed, ${failed + missing} failed`);
process.exit(failed + missing > 0 ? 1 : 0);
