import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeResults } from './results.mjs';
import { EVERY_CASE } from './test/stages.mjs';

/**
 * `npm run faults`: random faults, by seed. Without an option, 10,000 seeds on databases in memory; with `--browsers`, 300 in each real browser,
 * or in the one of `--kind`, for which the extension must be built. It resumes after the last finished seed; `--restart` begins again. Failing
 * seeds are printed at the end: add them to `test/faults/kept-seeds.ts`. With `--write`, what has been tried so far goes to
 * `docs/results/faults.md`.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    browsers: { type: 'boolean', default: false },
    kind: { type: 'string' },
    restart: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const { browsers, kind } = values;
const seeds = Number(values.seeds ?? (browsers ? 300 : 10_000));
const SEEDS_AT_ONCE = browsers ? 10 : 50;
const FILES = browsers
  ? ['--config', 'vitest.e2e.config.ts', '--retry=0', 'test/e2e/faults/']
  : ['test/faults/faults.test.ts'];
const stateFile = `.output/faults-${browsers ? ['browsers', ...(kind ? [kind] : [])].join('-') : 'memory'}.json`;

/** @typedef {{ fault: string, tries: number, messages: [string, number][] }} Count */
/** @type {{ next: number, failed: number[], counts: Count[] }} */
const state =
  existsSync(stateFile) && !values.restart
    ? JSON.parse(readFileSync(stateFile, 'utf8'))
    : { next: 1, failed: [], counts: [] };

mkdirSync('.output', { recursive: true });
while (state.next <= seeds) {
  const count = Math.min(SEEDS_AT_ONCE, seeds - state.next + 1);
  const env = {
    ...process.env,
    FAULTS_FIRST: String(state.next),
    FAULTS_SEEDS: String(count),
    // Includes the file, which is a long one.
    ...(browsers ? { [EVERY_CASE]: '1' } : {}),
    ...(kind === undefined ? {} : { FAULTS_KIND: kind }),
  };
  const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', ...FILES], {
    env,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const tallies = Array.from(stdout.matchAll(/TALLY (.*)/g), ([, text = '[]']) => JSON.parse(text));
  if (tallies.length === 0) {
    console.error(stdout.slice(-4_000), stderr.slice(-4_000));
    throw new Error('Expected a tally of the seeds, got none.');
  }
  for (const tally of tallies) add(tally);
  if (status !== 0) {
    const named = Array.from(stderr.matchAll(/"seed (\d+):/g), ([, seed]) => Number(seed));
    state.failed.push(...(named.length > 0 ? new Set(named) : [state.next]));
    console.error(stdout.slice(-4_000), stderr.slice(-4_000));
  }
  state.next += count;
  writeFileSync(stateFile, JSON.stringify(state));
  console.log(`${state.next - 1} of ${seeds} seeds, ${state.failed.length} failed`);
}
for (const { fault, tries, messages } of state.counts) {
  console.log(`${fault}: ${tries}`, messages.map(([text, times]) => `${text} ${times}`).join('; '));
}
if (values.write) writeResults('docs/results/faults.md', 'Results of `npm run faults`', formatTable());
if (state.failed.length > 0) console.error(`Failed seeds: ${state.failed.join(', ')}`);
process.exit(state.failed.length > 0 ? 1 : 0);

/** A row with what has been tried. */
function formatTable() {
  const isDamage = (/** @type {Count} */ { fault }) => /^(?:databases|storage\.local):/.test(fault);
  const sum = (/** @type {Count[]} */ counts) => counts.reduce((tries, count) => tries + count.tries, 0);
  const damages = state.counts.filter(isDamage);
  const noticed = damages.flatMap(({ messages }) => messages).filter(([message]) => message !== 'none');
  const cells = [
    browsers ? (kind ?? 'both browsers') : 'in memory',
    state.next - 1,
    sum(state.counts.filter((count) => !isDamage(count))),
    sum(damages),
    noticed.reduce((tries, [, times]) => tries + times, 0),
    state.failed.length === 0 ? 'none' : state.failed.join(', '),
  ];
  const head = '| where | seeds | kills, stops and others | damaged files | of these, noticed | failed seeds |';
  return `${head}\n|${' --- |'.repeat(cells.length)}\n| ${cells.join(' | ')} |\n`;
}

/** @param {Count[]} counts */
function add(counts) {
  for (const { fault, tries, messages } of counts) {
    const known = state.counts.find((count) => count.fault === fault);
    if (!known) {
      state.counts.push({ fault, tries, messages });
      continue;
    }
    known.tries += tries;
    for (const [text, times] of messages) {
      const message = known.messages.find(([other]) => other === text);
      if (message) message[1] += times;
      else known.messages.push([text, times]);
    }
  }
}
