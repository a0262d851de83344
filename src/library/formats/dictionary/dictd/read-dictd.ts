import { MAX_LIST_LENGTH } from '../../check-text.ts';
import type { ArchiveFile } from '../archive/archive-file.ts';
import { openPacked } from '../archive/gunzip.ts';
import { readPlainArticle } from '../article/read-article.ts';
import { createByteReader, readWhole } from '../byte-reader.ts';
import { cleanText, shortenText } from '../clean-text.ts';
import { failIn } from '../fail.ts';
import { MAX_DICTIONARY_INDEX_BYTES, MAX_DICTIONARY_TITLE_LENGTH, MAX_DICTIONARY_WORD_LENGTH } from '../limits.ts';
import { type IndexedArticle, joinEntries, readArticles } from '../read-articles.ts';
import type { DictionaryCard } from '../yomitan/to-card.ts';

/** Files of one dictionary for dictd. */
export interface DictdFiles {
  index: ArchiveFile;
  dict: ArchiveFile;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LINE_FEED = 0x0a;
/** Headwords of articles about the dictionary itself. */
const ABOUT = /^00-?database/;
const ABOUT_SHORT = /^00-?database-?short$/;

/**
 * Finds the files of a dictionary for dictd.
 *
 * @returns undefined if there is none.
 * @throws {AppError} `deck-file-invalid` if there are several, or if the text is missing.
 */
export function findDictd(files: readonly ArchiveFile[]): DictdFiles | undefined {
  const all = files.filter(({ name }) => /\.index$/i.test(name));
  const [index] = all;
  if (!index) return undefined;
  if (all.length > 1) failIn('The archive', 'one dictionary', `${all.length} (files named .index)`);
  const base = index.name.slice(0, -'.index'.length);
  const dict = files.find(({ name }) => name === `${base}.dict` || name === `${base}.dict.dz`);
  if (!dict) failIn('The archive', `${base}.dict.dz beside ${index.name}`, 'none');
  return { index, dict: openPacked(dict) };
}

/** Reads the name that the dictionary has for itself; undefined if it states none. */
export async function readDictdTitle({ index, dict }: DictdFiles): Promise<string | undefined> {
  const about = findAbout(index.name, await readWhole(index, MAX_DICTIONARY_INDEX_BYTES));
  if (!about) return undefined;
  const reader = createByteReader(dict);
  try {
    const [first = '', ...rest] = decode(await reader.read(about.offset, about.size)).split('\n');
    const text = cleanText(ABOUT_SHORT.test(first.trim()) ? rest.join(' ') : first);
    return text === '' ? undefined : shortenText(text, MAX_DICTIONARY_TITLE_LENGTH);
  } finally {
    await reader.close();
  }
}

function findAbout(name: string, bytes: Uint8Array<ArrayBuffer>): IndexedArticle | undefined {
  for (const line of readIndexLines(name, bytes)) if (ABOUT_SHORT.test(line.words[0] ?? '')) return line;
  return undefined;
}

function* withoutAbout(lines: Iterable<IndexedArticle>): Generator<IndexedArticle> {
  for (const line of lines) if (!ABOUT.test(line.words[0] ?? '')) yield line;
}

/** Reads the cards in the order of the dictionary's text. @throws {AppError} `deck-file-invalid`. */
export async function* readDictd(
  { index, dict }: DictdFiles,
  onShare: (share: number) => void,
): AsyncGenerator<DictionaryCard[]> {
  const lines = readIndexLines(index.name, await readWhole(index, MAX_DICTIONARY_INDEX_BYTES));
  const articles = joinEntries(withoutAbout(lines));
  yield* readArticles(dict, articles, (article, bytes) => toCard(article, decode(bytes)), onShare);
}

/** One for all lines: a million decoders would take more memory than the lines. */
const decoder = new TextDecoder();
const decode = (bytes: Uint8Array) => decoder.decode(bytes);

/** Reads lines of word, offset and size, with tabs between; numbers are in base 64. Some have the word as written in a fourth column. */
function* readIndexLines(name: string, bytes: Uint8Array<ArrayBuffer>): Generator<IndexedArticle> {
  let number = 0;
  for (let from = 0; from < bytes.length; ) {
    const found = bytes.indexOf(LINE_FEED, from);
    const end = found < 0 ? bytes.length : found;
    const line = decode(bytes.subarray(from, end));
    from = end + 1;
    number += 1;
    if (line === '') continue;
    const [key = '', offset, size, written] = line.split('\t');
    const [start, length] = [toNumber(offset), toNumber(size)];
    if (start === undefined || length === undefined) {
      failIn(`${name}, line ${number}`, 'a word, an offset and a size with tabs between', 'something else');
    }
    const word = cleanText(written ?? key);
    if (word !== '') yield { words: [word], offset: start, size: length };
  }
}

function toNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^[A-Za-z\d+/]{1,8}$/.test(text)) return undefined;
  return [...text].reduce((sum, digit) => sum * 64 + DIGITS.indexOf(digit), 0);
}

function toCard({ words }: IndexedArticle, text: string): DictionaryCard | undefined {
  const { word: written, meanings, content, details } = readPlainArticle(text, words);
  const word = written ?? words[0] ?? '';
  if (word === '' || word.length > MAX_DICTIONARY_WORD_LENGTH || meanings.length === 0) return undefined;
  // The index of many dictionaries has small letters only, without signs.
  const isOther = (form: string) => toLetters(form) !== toLetters(word);
  const forms = [...new Set(words)].filter((form) => isOther(form) && form.length <= MAX_DICTIONARY_WORD_LENGTH);
  return { word, meanings, forms: forms.slice(0, MAX_LIST_LENGTH), details, ...(content && { content }) };
}

const toLetters = (text: string) => text.toLowerCase().replace(/[\p{P}\p{S}\s]/gu, '');
