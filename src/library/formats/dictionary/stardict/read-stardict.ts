import { MAX_LIST_LENGTH } from '../../check-text.ts';
import type { ArchiveFile } from '../archive/archive-file.ts';
import { openPacked } from '../archive/gunzip.ts';
import { readPlainArticle } from '../article/read-article.ts';
import { readWhole } from '../byte-reader.ts';
import { failIn } from '../fail.ts';
import { MAX_DICTIONARY_INDEX_BYTES, MAX_DICTIONARY_WORD_LENGTH } from '../limits.ts';
import { type IndexedArticle, readArticles } from '../read-articles.ts';
import type { DictionaryCard } from '../yomitan/to-card.ts';
import { readArticle } from './article-parts.ts';
import { readIfo } from './ifo-file.ts';
import { countEntries, readIndexFile, readSynonyms, type Synonyms } from './index-files.ts';

/** Files of one StarDict dictionary. */
export interface StardictFiles {
  ifo: ArchiveFile;
  idx: ArchiveFile;
  dict: ArchiveFile;
  syn: ArchiveFile | undefined;
}

/**
 * Finds the files of a StarDict dictionary.
 *
 * @returns undefined if there is none.
 * @throws {AppError} `deck-file-invalid` if there are several, or if a file is missing.
 */
export function findStardict(files: readonly ArchiveFile[]): StardictFiles | undefined {
  const all = files.filter(({ name }) => /\.ifo$/i.test(name) && !/(?:^|\/)\.?_/.test(name));
  const [ifo] = all;
  if (!ifo) return undefined;
  if (all.length > 1) failIn('The archive', 'one dictionary', `${all.length} (files named .ifo)`);
  const base = ifo.name.slice(0, -'.ifo'.length);
  const find = (...ends: string[]) => {
    const file = files.find(({ name }) => ends.some((end) => name.toLowerCase() === `${base}${end}`.toLowerCase()));
    return file && openPacked(file);
  };
  const idx = find('.idx', '.idx.gz', '.idx.dz') ?? failIn('The archive', `${base}.idx beside ${ifo.name}`, 'none');
  const dict = find('.dict', '.dict.dz') ?? failIn('The archive', `${base}.dict.dz beside ${ifo.name}`, 'none');
  return { ifo, idx, dict, syn: find('.syn', '.syn.dz') };
}

/** Counts the words of a dictionary's index, beside the number that its `.ifo` states; undefined if they are the same. */
export async function findOtherCounts({
  ifo,
  idx,
}: StardictFiles): Promise<{ stated: number; found: number } | undefined> {
  const head = await readIfo(ifo);
  const found = countEntries(idx.name, await readWhole(idx, MAX_DICTIONARY_INDEX_BYTES), head);
  return found === head.wordCount ? undefined : { stated: head.wordCount, found };
}

/**
 * Reads the cards of a StarDict dictionary in the order of its text.
 *
 * @throws {AppError} `deck-file-invalid`.
 *
 * Holds its index in memory. The text is unpacked as a stream.
 */
export async function* readStardict(
  { ifo: ifoFile, idx, dict, syn }: StardictFiles,
  onShare: (share: number) => void,
): AsyncGenerator<DictionaryCard[]> {
  const ifo = await readIfo(ifoFile);
  const index = await readWhole(idx, MAX_DICTIONARY_INDEX_BYTES);
  const synonyms: Synonyms = syn
    ? readSynonyms(
        syn.name,
        await readWhole(syn, MAX_DICTIONARY_INDEX_BYTES),
        Math.max(ifo.wordCount, countEntries(idx.name, index, ifo)),
      )
    : new Map();
  const articles = readIndexFile(idx.name, index, ifo, synonyms);
  const toCard = ({ words }: IndexedArticle, bytes: Uint8Array): DictionaryCard | undefined => {
    const read = readArticle(bytes, ifo.types);
    if (!read) failIn(dict.name, `a whole article for "${words[0]?.slice(0, 40)}"`, 'one that is cut');
    const { meanings, content, details } = readPlainArticle(read.text, words, read);
    const [word = '', ...others] = words;
    if (meanings.length === 0 || word.length > MAX_DICTIONARY_WORD_LENGTH) return undefined;
    const forms = [...new Set(others)].filter((form) => form !== word && form.length <= MAX_DICTIONARY_WORD_LENGTH);
    return { word, meanings, forms: forms.slice(0, MAX_LIST_LENGTH), details, ...(content && { content }) };
  };
  yield* readArticles(dict, articles, toCard, onShare);
}
