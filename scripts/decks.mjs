import { spawnSync } from 'node:child_process';
import { basename, resolve } from 'node:path';
import { writeResults } from './results.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

/**
 * Runs a command of the deck builder, a package of its own in `decks`, and installs its npm packages first:
 * `node scripts/decks.mjs build/main spa-eng` runs `decks/build/main.ts spa-eng`, and `--test` the builder's tests. `--write` also
 * writes the tables that a command prints to `docs/results/decks-COMMAND.md`.
 */
const DECKS = 'decks';

const [tool, ...options] = process.argv.slice(2);
const isWritten = options.includes('--write');
const rest = options.filter((option) => option !== '--write');
if (!tool) {
  console.error('Expected a command of the deck builder, such as build/main, or --test.');
  process.exit(1);
}
ensureDependencies();
ensureDependencies(DECKS);
const [command, args] =
  tool === '--test'
    ? ['vitest/vitest.mjs', ['run', '--config', `${DECKS}/vitest.config.ts`]]
    : ['tsx/dist/cli.mjs', [`${DECKS}/${tool}.ts`]];
// All decks from English keep some thirty dictionaries in memory, more than Node takes unasked.
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=8192`;
const { status, stdout } = spawnSync(process.execPath, [resolve('node_modules', command), ...args, ...rest], {
  stdio: ['inherit', isWritten ? 'pipe' : 'inherit', 'inherit'],
  encoding: 'utf8',
  env: { ...process.env, NODE_OPTIONS },
});
if (isWritten) {
  process.stdout.write(stdout);
  const name = basename(tool);
  if (status === 0) writeResults(`docs/results/decks-${name}.md`, `\`npm run decks:${name}\``, stdout);
}
process.exit(status ?? 1);
