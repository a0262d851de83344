import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';

/** How long each test took when it last ran. */
export const TIMES_FILE = '.output/test-times.json';

/**
 * @typedef {object} FileTimes
 * @property {number} ms From the first test of the file to the end of its last, with what runs before and after them.
 * @property {Record<string, number>} tests Milliseconds of each test, by its full name.
 */

/**
 * @typedef {object} FileReport One file of Vitest's JSON report.
 * @property {string} name Absolute path.
 * @property {number} startTime
 * @property {number} endTime
 * @property {{ fullName: string, duration?: number }[]} assertionResults
 */

/** @returns {Record<string, FileTimes>} By path from the project's folder; empty before the first run. */
export function readTimes(file = TIMES_FILE) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Adds the times of a run to those of the files that it did not run.
 *
 * @param {readonly FileReport[]} reports
 */
export function recordTimes(reports, file = TIMES_FILE) {
  const times = readTimes(file);
  for (const { name, startTime, endTime, assertionResults } of reports) {
    const tests = assertionResults.flatMap(({ fullName, duration }) =>
      duration === undefined ? [] : [/** @type {const} */ ([fullName, Math.round(duration)])],
    );
    times[toProjectPath(name)] = { ms: Math.round(endTime - startTime), tests: Object.fromEntries(tests) };
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times, undefined, 1));
}

/** @param {string} path An absolute path. @returns It from the project's folder, with slashes. */
export function toProjectPath(path) {
  return relative('.', path).split(sep).join('/');
}
