import { decompress } from 'fzstd';

/** Ending of the package's compressed files: Zstandard, with the name of the plain file before it. */
export const COMPRESSED_ENDING = '.zst';

/** Separates the name of a bundle from that of a file in it: `pictures.zst#fin-eng.json`. */
const IN_BUNDLE = '#';
/** Stands before each file of a bundle. JSON escapes it. */
const FILE_START = '\u001E';

/** Joins files to the text of one bundle, because files that repeat each other compress better together. */
export function joinBundle(files: ReadonlyMap<string, string>): string {
  return Array.from(files, ([name, text]) => `${FILE_START}${name}\n${text}`).join('');
}

/** Name of a file in a bundle, as the list of decks has it. */
export const nameInBundle = (bundle: string, file: string) => `${bundle}${IN_BUNDLE}${file}`;

/** Name of the package's file that holds a deck's file: the bundle, or the file itself. */
export const findPackagedFile = (name: string) => name.split(IN_BUNDLE)[0] ?? name;

/**
 * Decodes a file of the package's decks.
 *
 * @param name - Its name, which says whether it is compressed, and whether it stands in a bundle.
 * @param bytes - Those of the package's file.
 * @throws When the bytes are damaged or lack the file, which would be a fault of the package.
 */
export function decodePackagedText(name: string, bytes: Uint8Array): string {
  const [file = '', member] = name.split(IN_BUNDLE);
  const text = new TextDecoder().decode(file.endsWith(COMPRESSED_ENDING) ? decompress(bytes) : bytes);
  return member === undefined ? text : takeFromBundle(text, member);
}

function takeFromBundle(bundle: string, file: string): string {
  const head = `${FILE_START}${file}\n`;
  const at = bundle.indexOf(head);
  if (at < 0) throw new Error(`Expected a bundle with ${file}, found none.`);
  const start = at + head.length;
  const end = bundle.indexOf(FILE_START, start);
  return bundle.slice(start, end < 0 ? undefined : end);
}
