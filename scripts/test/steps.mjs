import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { recordTimes, toProjectPath } from './times.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command Run with the project's own tools on the path.
 * @property {boolean} [isVitest] Its tests are counted one by one; any other step counts as one.
 * @property {boolean} [isQuiet] What it prints is shown only when it fails.
 * @property {Record<string, string>} [env] Added to the environment.
 */

/** @typedef {{ lanes: readonly (readonly Step[])[] }} Lanes Lists of steps that run beside each other. */

/**
 * Runs all steps in order, and the lanes of one entry beside each other; counts passed tests, lists failures at the end,
 * and records how long each test took.
 *
 * @param {readonly (Step | Lanes)[]} steps
 * @param {string} [timesFile] Where the times are recorded.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps, timesFile) {
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const failures = [];
  /** @param {Step} step */
  const runOne = async (step) => {
    const started = Date.now();
    const result = step.isVitest ? await runVitest(step, timesFile) : await runPlain(step);
    passed += result.passed;
    failed += result.failed;
    failures.push(...result.failures);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${result.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s)`);
  };
  /** @param {readonly Step[]} lane */
  const runLane = async (lane) => {
    for (const step of lane) await runOne(step);
  };
  for (const entry of steps) {
    await Promise.all(('lanes' in entry ? entry.lanes : [[entry]]).map(runLane));
  }
  // Repeat the failures in short: the steps' own output is far up by now.
  for (const failure of failures) console.log(`failed: ${failure}`);
  return { passed, failed };
}

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures A line or a few each.
 */

/** @param {Step} step @returns {Promise<Result>} */
async function runPlain(step) {
  const status = await run(step, step.command, step.isQuiet === true);
  return status === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`${step.name} (exit status ${status})`] };
}

/**
 * @param {Step} step
 * @param {string} [timesFile]
 * @returns {Promise<Result>}
 */
async function runVitest(step, timesFile) {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-test-'));
  const report = join(folder, 'report.json');
  const command = `${step.command} --reporter=default --reporter=json --outputFile.json=${report}`;
  const status = await run(step, command, false);
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    recordTimes(testResults, timesFile);
    const failures = describeFailures(testResults);
    // A file that cannot be loaded, or an error outside of any test, fails the run without a failed test.
    const isSilentFailure = status !== 0 && numFailedTests === 0;
    if (isSilentFailure) failures.push(`${step.name} (exit status ${status})`);
    return { passed: numPassedTests, failed: numFailedTests + (isSilentFailure ? 1 : 0), failures };
  } catch {
    return { passed: 0, failed: 1, failures: [`${step.name} (no report)`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @typedef {{ fullName: string, status: string, duration?: number, failureMessages?: string[] }} TestResult
 * @typedef {Omit<import('./times.mjs').FileReport, 'assertionResults'> & { message?: string, status: string, assertionResults: TestResult[] }} FileResult
 */

/** @param {FileResult[]} files @returns {string[]} */
function describeFailures(files) {
  return files.flatMap(({ name, message, status, assertionResults }) => {
    const file = toProjectPath(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be read, or whose set-up failed, has no failed test to list.
    if (failed.length === 0) return status === 'failed' ? [`${file}\n${shorten(message)}`] : [];
    return failed.map((test) => `${file} > ${test.fullName}\n${shorten(test.failureMessages?.[0])}`);
  });
}

/** The error and its position, without the calls within libraries. */
function shorten(message = '') {
  const isLibraryCall = /** @param {string} line */ (line) => /^\s+at .*(node_modules|node:)/.test(line);
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !isLibraryCall(line));
  return lines
    .slice(0, 8)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');
}

/**
 * @param {Step} step
 * @param {string} command
 * @param {boolean} isQuiet
 * @returns {Promise<number>} The exit status; 1 for a command that was killed.
 */
function run(step, command, isQuiet) {
  const env = {
    ...process.env,
    ...step.env,
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
