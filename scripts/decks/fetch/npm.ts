import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
    `expected the npm package ${npmPackage} beside ${dirname(import.meta.filename)}, got none: run npm ci`,
  );
}
