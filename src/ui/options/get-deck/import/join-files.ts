import { packTar } from './pack-tar.ts';

/** Files that StarDict and dictd keep a dictionary in. */
export const DICTIONARY_PART = /\.(?:ifo|idx|syn|index|dict)(?:\.(?:dz|gz))?$/i;

/**
 * Packs the files of one dictionary, which were chosen together, in one archive.
 *
 * @returns The first file if they are anything else.
 */
export function joinFiles(files: readonly File[]): File | undefined {
  const parts = files.filter(({ name }) => DICTIONARY_PART.test(name));
  const [first] = parts;
  if (!first) return files[0];
  return packTar(parts, `${first.name.replace(DICTIONARY_PART, '')}.tar`);
}
