import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { toSha256 } from './debian.ts';

const require = createRequire(import.meta.url);

/** Folder of an installed package, also of one that exports neither its data files nor its `package.json`. */
export function findNpmFolder(npmPackage: string): string {
  for (const folder of require.resolve.paths(npmPackage) ?? []) {
    try {
      readFileSync(join(folder, npmPackage, 'package.json'));
      return join(folder, npmPackage);
    } catch {
      // Not in this one of the folders that Node would search.
    }
  }
  throw new Error(
    `expected the npm package ${npmPackage} beside ${dirname(import.meta.filename)}, got none: run npm ci in decks`,
  );
}

/** Version of an installed package and one checksum over all its files. */
export function describeNpmPackage(npmPackage: string): { version: string; sha256: string } {
  const folder = findNpmFolder(npmPackage);
  const manifest: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const lines = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${npmPackage}/node_modules`))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path.slice(folder.length + 1)}  ${toSha256(readFileSync(path))}\n`)
    .sort();
  return { version: manifest.version, sha256: toSha256(Buffer.from(lines.join(''))) };
}
