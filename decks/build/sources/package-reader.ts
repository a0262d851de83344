import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PinnedPackage } from '../../read/fetch/debian.ts';
import { describeNpmPackage, findNpmFolder } from '../../read/fetch/npm.ts';

/** What identifies a package in the header of a deck. */
export type PackageVersion = Pick<PinnedPackage, 'name' | 'version' | 'sha256'>;

/** Reads files of Debian and npm packages, and records which packages a deck was built from. */
export class PackageReader {
  /** Names of the packages used since the last `startRecord`. */
  private readonly used = new Set<string>();
  private readonly npmPackages = new Map<string, { version: string; sha256: string }>();

  /**
   * @param debianRoot - Folder into which the Debian packages are unpacked.
   * @param pinned - The packages that are there.
   */
  constructor(
    private readonly debianRoot: string,
    private readonly pinned: readonly PinnedPackage[],
  ) {}

  /** Begins the record of another deck. */
  startRecord(): void {
    this.used.clear();
  }

  /** Adds a package to the record, for data that was read before and kept. */
  record(name: string): void {
    this.used.add(name);
  }

  /** Names of the packages in the record, sorted. */
  listRecorded(): string[] {
    return [...this.used].sort();
  }

  /** The packages in the record, by name. */
  getRecord(): PackageVersion[] {
    return this.listRecorded().map((name) => {
      const pinned = this.pinned.find((debian) => debian.name === name);
      return pinned ?? { name, ...this.describeNpm(name) };
    });
  }

  /** Whether a Debian package is pinned. */
  has(debianPackage: string): boolean {
    return this.pinned.some(({ name }) => name === debianPackage);
  }

  /** Path of a file or folder of a Debian package, which is recorded. */
  toDebianPath(debianPackage: string, path: string): string {
    this.record(debianPackage);
    return join(this.debianRoot, path);
  }

  readDebian(debianPackage: string, path: string): Buffer {
    return readFileSync(this.toDebianPath(debianPackage, path));
  }

  /** @throws {Error} When the package is not installed. */
  readNpm(npmPackage: string, path: string): string {
    this.record(npmPackage);
    return readFileSync(join(findNpmFolder(npmPackage), path), 'utf8');
  }

  private describeNpm(name: string): { version: string; sha256: string } {
    const described = this.npmPackages.get(name) ?? describeNpmPackage(name);
    this.npmPackages.set(name, described);
    return described;
  }
}
