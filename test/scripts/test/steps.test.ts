import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps } from '../../../scripts/test/steps.mjs';
import { readTimes } from '../../../scripts/test/times.mjs';

let folder: string;

/** Two of these tests start Vitest, which takes seconds. */
const TIMEOUT = { timeout: 60_000 };

beforeEach(() => {
  // Inside the project, because its tests import Vitest.
  folder = mkdtempSync(join(resolve('node_modules'), '.steps-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('counts tests individually, other steps as one, and lists failures at the end', TIMEOUT, async () => {
  const spec = `import { expect, test } from 'vitest';
    test('gehen', () => {});
    test('räumt auf', () => expect('räumt').toBe('aufräumen'));`;
  writeFileSync(join(folder, 'verbs.spec.ts'), spec);
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const config = join(folder, 'vitest.config.ts');
  writeFileSync(config, `export default { test: { root: ${JSON.stringify(folder)}, include: ['*.spec.ts'] } };`);
  const times = join(folder, 'times.json');
  const counts = await runSteps(
    [
      { name: 'verbs', command: `vitest run --config ${config}`, isVitest: true },
      { name: 'format', command: 'exit 3' },
      { name: 'types', command: 'true' },
    ],
    times,
  );
  expect(counts).toEqual({ passed: 2, failed: 2 });
  const [file] = Object.values(readTimes(times));
  expect(Object.keys(file?.tests ?? {})).toEqual(['gehen', 'räumt auf']);
  const failures = lines.filter((line) => line.startsWith('failed: '));
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatch(/verbs\.spec\.ts > räumt auf\n {4}AssertionError: expected 'räumt' to be 'aufräumen'/);
  expect(failures[1]).toBe('failed: format (exit status 3)');
});

test('lanes run beside each other; the next step waits for both', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const log = join(folder, 'log');
  const first = join(folder, 'first');
  const lane = (name: string, command: string) => [{ name, command }];
  const counts = await runSteps([
    {
      lanes: [
        // Each ends only after the other has begun.
        lane('one', `touch ${first}.1; until [ -e ${first}.2 ]; do sleep 0.01; done; echo lane >> ${log}`),
        lane('two', `touch ${first}.2; until [ -e ${first}.1 ]; do sleep 0.01; done; echo lane >> ${log}`),
      ],
    },
    { name: 'last', command: `echo last >> ${log}` },
  ]);
  expect(counts).toEqual({ passed: 3, failed: 0 });
  expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual(['lane', 'lane', 'last']);
});

test('an unreadable test file is listed, too', TIMEOUT, async () => {
  writeFileSync(join(folder, 'broken.spec.ts'), `import './not-there.ts';`);
  const config = join(folder, 'vitest.config.ts');
  writeFileSync(config, `export default { test: { root: ${JSON.stringify(folder)}, include: ['*.spec.ts'] } };`);
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const counts = await runSteps(
    [{ name: 'broken', command: `vitest run --config ${config}`, isVitest: true }],
    join(folder, 'times.json'),
  );
  expect(counts.passed).toBe(0);
  expect(counts.failed).toBeGreaterThan(0);
  expect(lines.join('\n')).toContain('broken.spec.ts');
});
