import { decompress } from 'fzstd';

/** Ending of the package's compressed files: Zstandard, with the name of the plain file before it. */
export const COMPRESSED_ENDING = '.zst';

/**
 * Decodes a file of the package's decks.
 *
 * @param file - Its name, which says whether it is compressed.
 * @throws When a compressed file is damaged, which would be a fault of the package.
 */
export function decodePackagedText(file: string, bytes: Uint8Array): string {
  return new TextDecoder().decode(file.endsWith(COMPRESSED_ENDING) ? decompress(bytes) : bytes);
}
