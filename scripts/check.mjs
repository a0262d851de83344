import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runSteps } from './test/steps.mjs';

/** @typedef {import('./test/steps.mjs').Step} Step */

/** Writes files that the other checks read. @type {Step} */
export const PREPARATION = { name: 'types of WXT', command: 'wxt prepare', isQuiet: true };

/** @type {readonly Step[]} */
export const BUILD_CHECKS = [
  { name: 'build for Chrome', command: 'wxt build -b chrome', isQuiet: true },
  { name: 'build for Firefox', command: 'wxt build -b firefox', isQuiet: true },
  { name: 'sizes', command: 'node scripts/check-sizes.mjs', isQuiet: true },
  { name: 'packages', command: 'node scripts/check-package.mjs', isQuiet: true },
];

/** Takes twelve seconds, and sixty megabytes once. @type {Step} */
export const MOZILLA_LINTER = { name: 'Mozilla’s linter', command: 'node scripts/linter/lint.mjs', isQuiet: true };

/** For builds that are not for a store: decks are compressed in seconds instead of a minute, and take more space. */
export const QUICK_BUILD = { WAYWORD_QUICK_BUILD: '1' };

/** @type {readonly Step[]} */
export const SOURCE_CHECKS = [
  { name: 'types', command: 'tsc --noEmit', isQuiet: true },
  { name: 'format and lint', command: 'biome ci --error-on-warnings .', isQuiet: true },
  {
    name: 'dependency rules',
    command: 'depcruise src entrypoints scripts decks test --output-type err',
    isQuiet: true,
  },
  { name: 'functions', command: 'node scripts/check-functions.mjs', isQuiet: true },
  { name: 'licences', command: 'node scripts/licences.mjs', isQuiet: true },
];

/** @type {Step} */
export const UNIT_TESTS = { name: 'unit tests', command: 'vitest run', isVitest: true };

/** `npm run check`: everything that needs no browser. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureDependencies();
  const { failed } = await runSteps([PREPARATION, { lanes: [BUILD_CHECKS, SOURCE_CHECKS] }, UNIT_TESTS]);
  process.exit(failed > 0 ? 1 : 0);
}
