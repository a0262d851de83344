import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { findSurprises } from './surprises.mjs';

const FOLDER = 'scripts/linter';
const BUILD = '.output/firefox-mv3';

/**
 * Runs Mozilla's linter, which their store runs over every upload.
 *
 * @param {string} path - A package for Firefox, or the folder that it was made from; that folder is there in both cases.
 * @returns {string[]} A sentence for each error, and for each warning that docs/store/reviewers.md does not explain.
 */
export function lintForMozilla(path) {
  ensureDependencies(FOLDER);
  return findSurprises(JSON.parse(runLinter(path)), (file) => readFileSync(join(BUILD, file), 'utf8'));
}

/** It exits with 1 if it finds an error, but still prints its report. @param {string} path */
function runLinter(path) {
  const linter = join(FOLDER, 'node_modules/addons-linter/bin/addons-linter');
  try {
    return execFileSync(process.execPath, [linter, '--output', 'json', path], {
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 100_000_000,
    }).toString();
  } catch (thrown) {
    const { stdout, stderr } = /** @type {{ stdout?: Buffer, stderr?: Buffer }} */ (thrown);
    if (stdout?.toString().startsWith('{')) return stdout.toString();
    throw new Error(`Expected Mozilla's linter to run, got: ${stderr ?? thrown}`);
  }
}

/** `node scripts/linter/lint.mjs`: lints the build for Firefox. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const surprises = lintForMozilla(BUILD);
  for (const surprise of surprises) console.error(surprise);
  process.exitCode = surprises.length > 0 ? 1 : 0;
}
