import type { ArchiveFile } from '../archive/archive-file.ts';
import { readWhole } from '../byte-reader.ts';
import { cleanText, shortenText } from '../clean-text.ts';
import { failIn } from '../fail.ts';
import { MAX_DICTIONARY_CREDIT_LENGTH, MAX_DICTIONARY_HEAD_BYTES, MAX_DICTIONARY_TITLE_LENGTH } from '../limits.ts';

/** The fields of a StarDict dictionary's `.ifo`. Source: StarDict's `doc/StarDictFileFormat`. */
export interface IfoFile {
  name: string;
  title: string;
  credit: string;
  /** Entries of the index. */
  wordCount: number;
  indexBytes: number;
  /** Whether offsets have 64 bits. */
  isLarge: boolean;
  /** Types of the parts of every article; empty if each part states its own. */
  types: string;
}

const MAGIC = "StarDict's dict ifo file";

/** @throws {AppError} `deck-file-invalid`. */
export async function readIfo(file: ArchiveFile): Promise<IfoFile> {
  const { name } = file;
  const text = new TextDecoder().decode(await readWhole(file, MAX_DICTIONARY_HEAD_BYTES));
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== MAGIC) failIn(name, `"${MAGIC}" in the first line`, 'something else');
  const fields = new Map(
    lines.slice(1).flatMap((line): [string, string][] => {
      const [, key, value] = /^([a-z]+)=(.*)$/.exec(line) ?? [];
      return key === undefined || value === undefined ? [] : [[key, value]];
    }),
  );
  const get = (key: string) => cleanText(fields.get(key) ?? '');
  const version = get('version');
  if (version !== '2.4.2' && version !== '3.0.0') failIn(name, 'version 2.4.2 or 3.0.0', version || 'none');
  const title = get('bookname');
  if (title === '') failIn(name, 'a bookname', 'none');
  return {
    name,
    title: shortenText(title, MAX_DICTIONARY_TITLE_LENGTH),
    credit: shortenText(
      [get('author'), get('website')].filter((part) => part !== '').join(' '),
      MAX_DICTIONARY_CREDIT_LENGTH,
    ),
    wordCount: toCount(name, 'wordcount', get('wordcount')),
    indexBytes: toCount(name, 'idxfilesize', get('idxfilesize')),
    isLarge: get('idxoffsetbits') === '64',
    types: get('sametypesequence'),
  };
}

function toCount(name: string, field: string, text: string): number {
  return /^\d{1,12}$/.test(text) ? Number(text) : failIn(name, `a number as ${field}`, text || 'none');
}
