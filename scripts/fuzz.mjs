import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * `npm run fuzz`: damaged files of every format, by seed. Without an option, 10,000 inputs a format; `--seeds` says how many, `--minutes` for how
 * long. It resumes after the last finished seed; `--restart` begins again. What became of the files is printed at the end, with the failing
 * seeds: add them to `test/fuzz/kept-seeds.ts`.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    minutes: { type: 'string' },
    restart: { type: 'boolean', default: false },
  },
});
const SEEDS_AT_ONCE = 200;
/** A file that takes longer than all others together freezes its reader. */
const MOST_MS = 1_800_000;
const STATE_FILE = '.output/fuzz.json';
const seeds = Number(values.seeds ?? (values.minutes === undefined ? 10_000 : Number.POSITIVE_INFINITY));
const endsAt = Date.now() + Number(values.minutes ?? Number.POSITIVE_INFINITY) * 60_000;

/** @type {{ next: number, failed: string[], ends: Record<string, Record<string, number>> }} */
const state =
  existsSync(STATE_FILE) && !values.restart
    ? JSON.parse(readFileSync(STATE_FILE, 'utf8'))
    : { next: 1, failed: [], ends: {} };

mkdirSync('.output', { recursive: true });
while (state.next <= seeds && Date.now() < endsAt) {
  const count = Math.min(SEEDS_AT_ONCE, seeds - state.next + 1);
  const env = { ...process.env, FUZZ_FIRST: String(state.next), FUZZ_SEEDS: String(count) };
  const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', 'test/fuzz/fuzz.test.ts'], {
    env,
    encoding: 'utf8',
    maxBuffer: 1e9,
    timeout: MOST_MS,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const [, text = '[]'] of stdout.matchAll(/TALLY (.*)/g)) add(JSON.parse(text));
  if (status !== 0) {
    const named = new Set(Array.from(stderr.matchAll(/\["[^"\n]+", \d+\](?=: )/g), ([seed]) => seed));
    state.failed.push(...(named.size > 0 ? named : [`seeds ${state.next} to ${state.next + count - 1}`]));
    console.error(stdout.slice(-4_000), stderr.slice(-4_000));
  }
  state.next += count;
  writeFileSync(STATE_FILE, JSON.stringify(state));
  console.log(`${state.next - 1} seeds, ${state.failed.length} failed`);
}
for (const [format, ends] of Object.entries(state.ends)) {
  console.log(
    `${format}:`,
    Object.entries(ends)
      .map(([end, times]) => `${times} ${end}`)
      .join(', '),
  );
}
if (state.failed.length > 0) console.error(`Failed seeds:\n${state.failed.join('\n')}`);
process.exit(state.failed.length > 0 ? 1 : 0);

/** @param {{ fault: string, messages: [string, number][] }[]} counts */
function add(counts) {
  for (const { fault, messages } of counts) {
    const ends = state.ends[fault] ?? {};
    state.ends[fault] = ends;
    for (const [end, times] of messages) ends[end] = (ends[end] ?? 0) + times;
  }
}
