import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command Run with the project's own tools on the path.
 * @property {boolean} [isVitest] Its tests are counted one by one; any other step counts as one.
 * @property {boolean} [isQuiet] What it prints is shown only when it fails.
 */

/**
 * Runs steps one after the other, all of them, and counts what passed.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps) {
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    const started = Date.now();
    const result = step.isVitest ? await runVitest(step) : await runPlain(step);
    passed += result.passed;
    failed += result.failed;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${result.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s)`);
  }
  return { passed, failed };
}

/** @param {Step} step */
async function runPlain(step) {
  const status = await run(step.command, step.isQuiet === true);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {Step} step */
async function runVitest(step) {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-test-'));
  const report = join(folder, 'report.json');
  const status = await run(`${step.command} --reporter=default --reporter=json --outputFile.json=${report}`, false);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that cannot be loaded, or an error outside of any test, fails the run without a failed test.
    const isSilentFailure = status !== 0 && numFailedTests === 0;
    return { passed: numPassedTests, failed: numFailedTests + (isSilentFailure ? 1 : 0) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} command
 * @param {boolean} isQuiet
 * @returns {Promise<number>} The exit status; 1 for a command that was killed.
 */
function run(command, isQuiet) {
  const env = {
    ...process.env,
    PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
    NO_COLOR: '1',
  };
  return new Promise((done) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env });
    let kept = '';
    /** @param {NodeJS.WritableStream} out */
    const forward = (out) => (/** @type {Buffer} */ chunk) => {
      if (isQuiet) kept += chunk;
      else out.write(chunk);
    };
    child.stdout.on('data', forward(process.stdout));
    child.stderr.on('data', forward(process.stderr));
    child.on('close', (status) => {
      if (status !== 0) process.stdout.write(kept);
      done(status ?? 1);
    });
  });
}
