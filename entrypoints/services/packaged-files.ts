import { loadScript } from '../background/load-script.ts';
import { PACKAGED_FILES_SCRIPT } from '../background/packaged-files-script.ts';

type ReadFile = (name: string) => Promise<string>;

/** Reads the files of the package, by a script that is loaded for the first one. */
export interface PackagedFiles {
  readDeckFile: ReadFile;
  readSentencesFile: ReadFile;
}

/** Where that script leaves it. */
const scope = globalThis as typeof globalThis & { waywordFiles?: PackagedFiles };

export function offerPackagedFiles(files: PackagedFiles): void {
  scope.waywordFiles = files;
}

/** @throws {Error} If the browser does not load the script. */
async function load(): Promise<PackagedFiles> {
  if (!scope.waywordFiles) await loadScript(PACKAGED_FILES_SCRIPT);
  return scope.waywordFiles as PackagedFiles;
}

export const readDeckFile: ReadFile = async (name) => (await load()).readDeckFile(name);
export const readSentencesFile: ReadFile = async (name) => (await load()).readSentencesFile(name);
