import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Fetches packages of a Debian suite other than the machine's own and unpacks them into a folder; nothing is installed.
 * The address is the machine's own, read from its apt configuration, with the name of the suite swapped.
 */

export const SUITE = 'trixie';

export interface PinnedPackage {
  name: string;
  version: string;
  sha256: string;
}

const APT_FOLDER = '/etc/apt';

/** The apt sources of the machine that hold its Debian release, as lines or stanzas for the wanted suite. */
export function toSuiteSources(files: readonly { name: string; text: string }[]): {
  lines: string[];
  stanzas: string[];
} {
  const lines: string[] = [];
  const stanzas: string[] = [];
  for (const { name, text } of files) {
    if (name.endsWith('.sources')) {
      for (const stanza of text.split(/\n\s*\n/)) {
        if (!/^URIs:\s*\S+\/debian\/?\s*$/m.test(stanza)) continue;
        const kept = stanza.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
        stanzas.push(kept.map((line) => line.replace(/^Suites:.*/, `Suites: ${SUITE}`)).join('\n'));
      }
    } else if (name.endsWith('.list')) {
      for (const line of text.split('\n')) {
        const match = /^deb\s+(\[[^\]]*\]\s+)?(\S+\/debian\/?)\s+\S+\s+(.+)$/.exec(line);
        if (match) lines.push(`deb ${match[1] ?? ''}${match[2]} ${SUITE} ${match[3]}`);
      }
    }
  }
  return { lines: [...new Set(lines)], stanzas: [...new Set(stanzas)].slice(0, 1) };
}

function readAptSources(): { name: string; text: string }[] {
  const folder = join(APT_FOLDER, 'sources.list.d');
  const names = [join(APT_FOLDER, 'sources.list')];
  if (existsSync(folder))
    names.push(
      ...readdirSync(folder)
        .sort()
        .map((name) => join(folder, name)),
    );
  return names.filter((name) => existsSync(name)).map((name) => ({ name, text: readFileSync(name, 'utf8') }));
}

/** Makes a private apt root under `folder` and gives the options that make apt use it. */
function createAptRoot(folder: string): string[] {
  const root = resolve(folder);
  for (const sub of ['lists/partial', 'cache/archives/partial', 'debs'])
    mkdirSync(join(root, sub), { recursive: true });
  const { lines, stanzas } = toSuiteSources(readAptSources());
  const list = stanzas.length > 0 ? join(root, 'suite.sources') : join(root, 'suite.list');
  if (lines.length + stanzas.length === 0) {
    throw new Error(
      `expected an apt source of Debian in ${APT_FOLDER}, got none: put the .deb files into ${root}/debs by hand`,
    );
  }
  writeFileSync(list, `${(stanzas.length > 0 ? stanzas : lines).join('\n')}\n`);
  const options = {
    'Dir::State': root,
    'Dir::State::lists': join(root, 'lists'),
    'Dir::State::status': '/dev/null',
    'Dir::Cache': join(root, 'cache'),
    'Dir::Etc::sourcelist': list,
    'Dir::Etc::sourceparts': '-',
    'APT::Sandbox::User': 'root',
    // Some data packages differ by processor. The pinned checksums are of these.
    'APT::Architecture': 'amd64',
  };
  return Object.entries(options).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
}

function findDeb(folder: string, name: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder).find((entry) => entry.startsWith(`${name}_`) && entry.endsWith('.deb'));
  return file === undefined ? undefined : join(folder, file);
}

export function toSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Makes sure that the pinned packages are downloaded, have the pinned checksum, and are unpacked under `folder/root`.
 *
 * @throws {Error} When a package is not to be had in its version or is not the one that was pinned.
 */
export function fetchDebianPackages(folder: string, packages: readonly PinnedPackage[]): void {
  const debs = join(folder, 'debs');
  const missing = packages.filter(({ name }) => findDeb(debs, name) === undefined);
  if (missing.length > 0) {
    const options = createAptRoot(folder);
    execFileSync('apt-get', [...options, 'update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const wanted = missing.map(({ name, version }) => `${name}=${version}`);
    execFileSync('apt-get', [...options, 'download', '-qq', ...wanted], {
      cwd: debs,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  for (const { name, sha256 } of packages) {
    const deb = findDeb(debs, name);
    if (deb === undefined) throw new Error(`expected apt to download ${name}, got nothing`);
    const actual = toSha256(readFileSync(deb));
    if (actual !== sha256) {
      rmSync(deb);
      throw new Error(`expected ${name} with sha256 ${sha256}, got ${actual}`);
    }
    const done = join(folder, 'root', '.unpacked', `${name}-${sha256}`);
    if (existsSync(done)) continue;
    mkdirSync(join(folder, 'root', '.unpacked'), { recursive: true });
    execFileSync('dpkg-deb', ['-x', deb, join(folder, 'root')]);
    writeFileSync(done, '');
  }
}
