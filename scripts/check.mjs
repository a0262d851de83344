import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runSteps } from './test/steps.mjs';

/** @typedef {import('./test/steps.mjs').Step} Step */

/** All checks that need no browser. @type {(Step | import('./test/steps.mjs').Lanes)[]} */
export const CHECKS = [
  { name: 'types of WXT', command: 'wxt prepare', isQuiet: true },
  {
    lanes: [
      [
        { name: 'build for Chrome', command: 'wxt build -b chrome', isQuiet: true },
        { name: 'build for Firefox', command: 'wxt build -b firefox', isQuiet: true },
        { name: 'sizes', command: 'node scripts/check-sizes.mjs', isQuiet: true },
        { name: 'packages', command: 'node scripts/check-package.mjs' },
      ],
      [
        { name: 'types', command: 'tsc --noEmit', isQuiet: true },
        { name: 'format and lint', command: 'biome ci --error-on-warnings .', isQuiet: true },
        { name: 'dependency rules', command: 'depcruise src entrypoints --output-type err', isQuiet: true },
        { name: 'licences', command: 'node scripts/licences.mjs', isQuiet: true },
      ],
    ],
  },
  { name: 'unit tests', command: 'vitest run', isVitest: true },
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureDependencies();
  const { failed } = await runSteps(CHECKS);
  process.exit(failed > 0 ? 1 : 0);
}
