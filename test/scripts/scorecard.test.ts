import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** What OpenSSF Scorecard looks for in the repository: docs/releasing.md lists its checks. */
const TRACKED = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const WORKFLOWS = readdirSync('.github/workflows').map((name) => ({
  name,
  text: readFileSync(`.github/workflows/${name}`, 'utf8'),
}));
const UPDATES = readFileSync('.github/dependabot.yml', 'utf8');

test('the CI of GitHub runs what any CI runs', () => {
  expect(WORKFLOWS.find(({ name }) => name === 'ci.yml')?.text).toMatch(/^ +- run: \.ci\/run$/m);
  expect(WORKFLOWS.map(({ name }) => name)).toEqual(['ci.yml', 'scorecard.yml', 'security.yml']);
});

test.each(WORKFLOWS)('$name runs actions by the hash of a commit, with the version beside it', ({ text }) => {
  const actions = text.match(/^.*\buses:.*$/gm) ?? [];
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((line) => !/uses: [\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
    [],
  );
});

test('an action has one version in all workflows', () => {
  const used = WORKFLOWS.flatMap(({ text }) =>
    Array.from(text.matchAll(/uses: ([\w.-]+\/[\w.-]+).*@([0-9a-f]{40} # \S+)$/gm), ([, action, version]) => ({
      action,
      version,
    })),
  );
  const versions = new Set(used.map(({ action, version }) => `${action} ${version}`));
  expect(versions.size).toBe(new Set(used.map(({ action }) => action)).size);
});

test.each(WORKFLOWS)('$name may only read, but for what a job reports about the code', ({ text }) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  const writes = text.match(/[\w-]+: write\b.*|write-all/g) ?? [];
  expect(writes.filter((line) => line !== 'security-events: write')).toEqual([]);
  expect(text.match(/actions\/checkout@/g)?.length).toBe(text.match(/persist-credentials: false/g)?.length);
});

test.each(WORKFLOWS)('$name gives no text of a stranger to a command, and no secret', ({ text }) => {
  expect(text).not.toMatch(/pull_request_target|workflow_run|secrets\.|github\.event|head_ref|\bnpx\b|curl|wget/);
  expect(text).not.toMatch(/npm (?:install|i)\b/);
});

test('every image is named by its digest', () => {
  const files = TRACKED.filter((path) => /(?:Container|Docker)file$/.test(path));
  expect(files.length).toBeGreaterThan(0);
  const bases = files.flatMap((path) => readFileSync(path, 'utf8').match(/^FROM .*$/gm) ?? []);
  expect(bases.filter((line) => !/@sha256:[0-9a-f]{64}(?: AS \w+)?$/.test(line))).toEqual([]);
});

test('every package is pinned by version and hash, and the bot and the audit look after each lock file', () => {
  const locks = TRACKED.filter((path) => path.endsWith('package-lock.json'));
  expect(locks.length).toBeGreaterThan(2);
  const audited = /folder: \[(.*)\]/.exec(WORKFLOWS.find(({ name }) => name === 'security.yml')?.text ?? '')?.[1];
  for (const lock of locks) {
    const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, { integrity?: string }> };
    const unknown = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && integrity === undefined);
    expect(unknown.map(([path]) => path)).toEqual([]);
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(lock.replace('-lock', ''), 'utf8'),
    ) as Record<string, Record<string, string>>;
    const ranges = Object.values({ ...dependencies, ...devDependencies }).filter((range) =>
      /^[\^~*]|[<>x ]/.test(range),
    );
    expect(ranges).toEqual([]);
    const folder = dirname(lock);
    expect(UPDATES).toContain(folder === '.' ? '"/"' : `"/${folder}"`);
    expect(audited?.replaceAll("'", '').split(', ')).toContain(folder);
  }
  for (const ecosystem of ['npm', 'github-actions', 'docker'])
    expect(UPDATES).toContain(`package-ecosystem: ${ecosystem}`);
});

test('no command of ours fetches a package without its hash', () => {
  const commands = TRACKED.filter((path) => /^(?:scripts|\.ci|decks\/build)\/.*|^package\.json$/.test(path)).filter(
    (path) => !path.endsWith('package-lock.json'),
  );
  const loose = commands.filter((path) =>
    /npx[ ',]+(?:'?--yes|-y\b)|npm install\b(?! --)/.test(readFileSync(path, 'utf8')),
  );
  expect(loose).toEqual([]);
});

test('the repository has no program but its sources', () => {
  const programs = /\.(?:exe|dll|so|dylib|jar|class|wasm|o|a|pyc|pyo|apk|crx|xpi|node|deb|rpm|bin|elf|dex|whl)$/i;
  expect(TRACKED.filter((path) => programs.test(path))).toEqual([]);
});

test('the licence, the security policy and a fuzzer are there', () => {
  expect(readFileSync('LICENSE', 'utf8')).toMatch(/GNU GENERAL PUBLIC LICENSE\s+Version 3/);
  const policy = readFileSync('SECURITY.md', 'utf8');
  for (const part of ['## Report a vulnerability', 'days', '## Scope', '## Threat model'])
    expect(policy).toContain(part);
  expect(TRACKED.some((path) => path.startsWith('test/fuzz/'))).toBe(true);
});
