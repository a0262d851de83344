import { cleanText } from '../clean-text.ts';
import { failIn } from '../fail.ts';
import { type ArticleIndex, type IndexedArticle, joinEntries } from '../read-articles.ts';
import type { IfoFile } from './ifo-file.ts';

/** Words of a `.syn` file, by the number of the entry of the index that they lead to. */
export type Synonyms = ReadonlyMap<number, readonly string[]>;

/**
 * Reads an `.idx` file: word, zero byte, offset and size of its article.
 *
 * @returns The articles in the order of the dictionary's text. Words with one article are joined.
 * @throws {AppError} `deck-file-invalid` for an index that is cut. That its `.ifo` states another length does no harm.
 */
export function readIndexFile(name: string, bytes: Uint8Array, ifo: IfoFile, synonyms: Synonyms): ArticleIndex {
  return joinEntries(readEntries(name, bytes, ifo, synonyms));
}

function* readEntries(
  name: string,
  bytes: Uint8Array,
  { isLarge }: IfoFile,
  synonyms: Synonyms,
): Generator<IndexedArticle> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const offsetBytes = isLarge ? 8 : 4;
  let count = 0;
  for (const { word, end } of readWords(name, bytes, offsetBytes + 4)) {
    const words = [word, ...(synonyms.get(count) ?? [])].filter((each) => each !== '');
    const offset = isLarge ? Number(view.getBigUint64(end)) : view.getUint32(end);
    yield { words, offset, size: view.getUint32(end + offsetBytes) };
    count += 1;
  }
}

/** Counts the entries of an `.idx` file. @throws {AppError} As `readIndexFile`. */
export function countEntries(name: string, bytes: Uint8Array, { isLarge }: Pick<IfoFile, 'isLarge'>): number {
  let count = 0;
  for (const _ of readWords(name, bytes, isLarge ? 12 : 8)) count += 1;
  return count;
}

/** Reads a `.syn` file: word, zero byte, number of an entry of the index. @throws {AppError} `deck-file-invalid`. */
export function readSynonyms(name: string, bytes: Uint8Array, wordCount: number): Synonyms {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const synonyms = new Map<number, string[]>();
  for (const { word, end } of readWords(name, bytes, 4)) {
    const index = view.getUint32(end);
    if (index >= wordCount) failIn(name, `entries below ${wordCount}`, `entry ${index}`);
    const list = synonyms.get(index);
    if (list) list.push(word);
    else synonyms.set(index, [word]);
  }
  return synonyms;
}

/** @param tail - Bytes behind the zero byte of each word, which begin at `end`. */
function* readWords(name: string, bytes: Uint8Array, tail: number): Generator<{ word: string; end: number }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let start = 0; start < bytes.length; ) {
    const zero = bytes.indexOf(0, start);
    if (zero < 0 || zero + 1 + tail > bytes.length) failIn(name, 'a complete last entry', 'the end of the file');
    let word: string;
    try {
      word = cleanText(decoder.decode(bytes.subarray(start, zero)));
    } catch (cause) {
      failIn(name, 'words in UTF-8', 'other bytes', cause);
    }
    yield { word, end: zero + 1 };
    start = zero + 1 + tail;
  }
}
