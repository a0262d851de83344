import { PACKAGED_FILES_SCRIPT } from '../background/packaged-files-script.ts';
import { loadPart, offerPart } from './load-part.ts';

type ReadFile = (name: string) => Promise<string>;

/** Reads the files of the package, by a script that is loaded for the first one. */
export interface PackagedFiles {
  readDeckFile: ReadFile;
  readSentencesFile: ReadFile;
}

export function offerPackagedFiles(files: PackagedFiles): void {
  offerPart(PACKAGED_FILES_SCRIPT, files);
}

const load = async () => (await loadPart(PACKAGED_FILES_SCRIPT)) as PackagedFiles;

export const readDeckFile: ReadFile = async (name) => (await load()).readDeckFile(name);
export const readSentencesFile: ReadFile = async (name) => (await load()).readSentencesFile(name);
